import { useTranslation } from 'react-i18next'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../money/minor.ts'
import group from '../../ui/Group.module.css'
import { Masked } from '../../ui/Masked.tsx'
import type { Leg } from './leg.ts'
import { LegTile } from './LegTile.tsx'
import styles from './MoneyMap.module.css'

interface Props {
  legs: readonly Leg[]
  currency: Currency
  /** What arrived in the main wallet, as the server has said. */
  brought: Minor | null
  isRunning: boolean
}

const words = {
  waiting: 'legWaiting',
  sending: 'legSending',
  done: 'legDone',
  failed: 'legFailed',
  unknown: 'legUnknown',
  notSent: 'legNotSent',
} as const

/** Every transfer home with its outcome, and what they brought together. */
export function Legs({ legs, currency, brought, isRunning }: Props) {
  const { t } = useTranslation('moneyMap')
  const isTold = legs.length > 0 && !isRunning
  return (
    <div className={styles['legs']}>
      {legs.length > 0 && (
        <ul className={group['group']} aria-label={t('legs')}>
          {legs.map(({ code, name, amount, state, reason }) => (
            <li key={code} className={group['row']}>
              <LegTile state={state} />
              <span className={group['words']}>
                <span className={group['label']}>{name}</span>
                <span className={styles['state']} data-state={state}>
                  {reason || t(words[state])}
                </span>
              </span>
              <b className={styles['amount']}>
                <Masked>{formatMoney(amount, currency)}</Masked>
              </b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['brought']} role="status">
        {isTold ? t('brought', { amount: formatMoney(brought, currency) }) : ''}
      </p>
    </div>
  )
}
