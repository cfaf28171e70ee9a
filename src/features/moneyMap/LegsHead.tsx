import { useTranslation } from 'react-i18next'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { unbroken } from '../../i18n/wholeName.ts'
import type { Minor } from '../../lib/money/minor.ts'
import group from '../../ui/layout/Group.module.css'
import { countLegs, headlineState, type Leg } from './leg.ts'
import { LegTile } from './LegTile.tsx'
import styles from './MoneyMap.module.css'

interface Props {
  legs: readonly Leg[]
  currency: Currency
  /** Confirmed by the server. */
  brought: Minor | null
  isRunning: boolean
}

export function LegsHead({ legs, currency, brought, isRunning }: Props) {
  const { t } = useTranslation('moneyMap')
  const { done, failed, unknown, notSent } = countLegs(legs)
  // Until the wallet is read again, these are the previous run's transfers.
  const isUnderWay = isRunning && legs.some(({ state }) => state === 'waiting' || state === 'sending')
  const of = { done, all: legs.length }
  const parts = [
    unknown > 0 && t('courseUnknown', { number: unknown }),
    (done > 0 || unknown === 0) && t('courseDone', of),
    failed > 0 && t('courseFailed', { number: failed }),
    notSent > 0 && t('courseNotSent', { number: notSent }),
  ]
  return (
    <div className={group['row']}>
      <LegTile state={isUnderWay ? 'sending' : headlineState(legs)} />
      <p className={group['words']} role="status">
        <span className={styles['head']}>
          {isUnderWay
            ? t('courseRunning', of)
            : parts
                .flatMap((part) => part || [])
                .map(unbroken)
                .join(' · ')}
        </span>
        {!isUnderWay && done > 0 && (
          <span className={styles['brought']}>{t('brought', { amount: formatMoney(brought, currency) })}</span>
        )}
      </p>
    </div>
  )
}
