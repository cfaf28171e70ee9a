import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/amounts.ts'
import { currencySign, plain } from '../../../i18n/money.ts'
import { csvOf, type Cell } from './csv.ts'
import type { Fact } from './facts.ts'
import { useRowWords } from './useRowWords.ts'
import { lacking, type Report } from './useReport.ts'

/** An amount as a spreadsheet counts it: without sign, currency and commas. */
const counted = (amount: NonNullable<Fact['amount']>): Cell => ({ number: plain(amount).replaceAll(',', '') })

/** Returns the rows that are shown as CSV in the player's language; the last row says what is lacking. */
export function useCsv({ shown, nameOf, currency, history }: Report): () => string {
  const { t } = useTranslation(['report', 'statement'])
  const wordsOf = useRowWords(nameOf)
  const directions = { '+': t('in'), '-': t('out') }
  return () => {
    const head = [
      t('statement:time'),
      t('utc'),
      t('kind'),
      t('statement:detail'),
      t('statement:from'),
      t('statement:to'),
      t('status'),
      t('direction'),
      `${t('amount')} (${currencySign(currency)})`,
    ]
    const rows = shown.map((fact): Cell[] => {
      const { time, kind, details, from, to, status } = wordsOf(fact)
      const direction = fact.direction ? directions[fact.direction] : ''
      const amount = fact.amount === null ? t('noAmount') : counted(fact.amount)
      return [time, fact.row.createdAt ?? '', kind, details, from, to, status, direction, amount]
    })
    const lacks = lacking({ history })
    const last = lacks > 0 ? [[t('fileLacks', { number: formatCount(lacks) })]] : []
    return csvOf([head, ...rows, ...last])
  }
}
