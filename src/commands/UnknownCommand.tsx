import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { sendsIdempotencyKeys } from '../api/client/client.ts'
import { formatDateTime } from '../i18n/dates.ts'
import { exactMoney } from '../i18n/money.ts'
import { formatMinute, formatSince } from '../i18n/time.ts'
import { pages } from '../nav/addresses.ts'
import { Button } from '../ui/controls/Button.tsx'
import { OutcomeDisc } from '../ui/feedback/OutcomeDisc.tsx'
import { keyed } from '../ui/lists/keyed.ts'
import { useNow } from '../ui/useNow.ts'
import { AskAboutThis } from '../wallet/receipts/AskAboutThis.tsx'
import { ReceiptFacts } from '../wallet/receipts/ReceiptBody.tsx'
import { useCurrency } from '../wallet/useWallet.ts'
import { isAboutMoney, isProvable, moneyOf } from './kinds.ts'
import { updateCheck, type OpenCommand } from './openCommands.ts'
import { enoughFailures } from './statementCheck.ts'
import type { CommandState } from './useCommand.ts'
import { useMoneyReceipt } from './useReceipt.ts'
import { useUnknownLine } from './useUnknownLine.ts'
import styles from './UnknownCommand.module.css'

interface Props {
  command: Pick<CommandState, 'unknownCommands' | 'decide'>
  text: string
  lineOf?(command: OpenCommand, time: string): string
  facts?: readonly string[]
  /** Shows where the outcome can be read; by default the statement. */
  evidence?: { readonly label: string; readonly onShow: () => void }
  decideLabel?: string
  /** The player can decide only after this read, or once it has failed often enough. */
  read?: { readonly isRead: boolean; readonly isReading: boolean; readonly onRead: () => void }
}

const noFacts: readonly string[] = []

export function UnknownCommand({
  command: { unknownCommands, decide },
  text,
  lineOf,
  facts = noFacts,
  evidence,
  decideLabel,
  read,
}: Props) {
  const { t } = useTranslation('shared')
  const now = useNow()
  const sentLine = useUnknownLine()
  const [first, ...others] = unknownCommands
  const only = first && others.length === 0 && !lineOf && moneyOf(first) !== null ? first : null
  const lines = unknownCommands.map((one) => {
    const time = formatSince(one.at, now)
    if (lineOf) return lineOf(one, time)
    return only ? t('unknownSent', { time }) : sentLine(one, time)
  })
  // These amounts are never hidden, because support needs them.
  const exact = unknownCommands.map((one) => sentLine(one, formatDateTime(one.at), exactMoney))
  const found = useCheckText(unknownCommands, now)
  const [hasAsked, setHasAsked] = useState(false)
  const isBusy =
    unknownCommands.some(({ check }) => check.isRunning && (hasAsked || check.checkedAt === null)) ||
    (read?.isReading ?? false)
  // The line already shows that; the button stays once it has been pressed.
  const isFirstCheck = isBusy && !hasAsked && found === t('checking')
  // Nobody is logged in, so there is no statement to check.
  const isChecked = ({ kind, check }: OpenCommand) =>
    kind === 'register' || check.checkedAt !== null || check.failures >= enoughFailures
  const ownFailures = useFailures(read)
  const mayDecide = unknownCommands.every(isChecked) && (!read || read.isRead || ownFailures >= enoughFailures)
  const isRisk = mayDecide && unknownCommands.some(({ kind }) => isAboutMoney(kind))
  const mayCheck =
    !isFirstCheck &&
    (read !== undefined || unknownCommands.some(({ kind }) => kind !== 'register')) &&
    (!mayDecide || hasAsked || unknownCommands.every(({ check }) => !check.isRunning))
  const checkAgain = () => {
    setHasAsked(true)
    unknownCommands.forEach(({ id }) => updateCheck(id, ({ restarts }) => ({ restarts: restarts + 1 })))
    read?.onRead()
  }
  return (
    <div className={styles['unknown']} role="alert">
      <div className={styles['card']}>
        <OutcomeDisc tone="unknown" />
        <h2 className={styles['title']}>{t('unknownTitle')}</h2>
        {only ? <Amount command={only} text={text} /> : <p className={styles['text']}>{text}</p>}
        <ul className={styles['known']}>
          {keyed([...lines, found, ...facts].filter(Boolean), (one) => one).map(({ key, item }) => (
            <li key={key} data-checking={(isFirstCheck && item === found) || undefined}>
              {item}
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          {mayCheck && (
            <Button variant="plain" isBusy={isBusy} onClick={checkAgain}>
              {!isBusy && <RotateCw size={18} />}
              <span>{t(isBusy ? 'unknownChecking' : 'unknownAgain')}</span>
            </Button>
          )}
          <AskAboutThis
            facts={[t('unknownTitle'), text, found, ...facts, ...exact].filter(Boolean)}
            reference={sendsIdempotencyKeys() ? unknownCommands.map(({ id }) => id).join(', ') : ''}
          />
        </div>
      </div>
      <Button onClick={evidence?.onShow ?? (() => navigate(pages.statement, { replace: true }))}>
        {evidence?.label ?? t('unknownShow')}
      </Button>
      {isRisk && <p className={styles['risk']}>{t('mayRepeat')}</p>}
      {mayDecide && (
        <Button variant="plain" onClick={decide}>
          {decideLabel ?? t('unknownDecide')}
        </Button>
      )}
    </div>
  )
}

/** Counts the reads that ended without showing the outcome. */
function useFailures(read: Props['read']): number {
  const isReading = read?.isReading ?? false
  const [state, setState] = useState({ isReading, count: 0 })
  if (state.isReading !== isReading) setState({ isReading, count: state.count + (isReading ? 0 : 1) })
  return state.count
}

function Amount({ command, text }: { command: OpenCommand; text: string }) {
  const { kind, amountMinor, parameters } = command
  const currency = useCurrency()
  const moneyReceipt = useMoneyReceipt(kind)
  const { amount, rows } = isProvable(kind)
    ? moneyReceipt(amountMinor, parameters, {})
    : { amount: exactMoney(moneyOf(command), currency), rows: [] }
  // The line below has the time.
  return <ReceiptFacts receipt={{ amount, caption: text, rows: rows.filter(({ account }) => account) }} />
}

function useCheckText(commands: readonly OpenCommand[], now: number): string {
  const { t } = useTranslation('shared')
  if (!commands.some(({ kind }) => isAboutMoney(kind))) return ''
  const checkedAt = Math.min(...commands.map(({ check }) => check.checkedAt ?? 0))
  if (checkedAt === 0)
    return commands.some(({ check }) => check.failures >= enoughFailures) ? t('notChecked') : t('checking')
  const time = formatMinute(checkedAt, now)
  if (commands.every(({ check }) => check.result === 'noTrace')) return t('noTrace', { time })
  return commands.some(({ kind }) => isProvable(kind)) ? t('inconclusive', { time }) : t('checked', { time })
}
