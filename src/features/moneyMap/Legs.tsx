import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/money.ts'
import { classes } from '../../ui/classes.ts'
import group from '../../ui/Group.module.css'
import { Masked } from '../../ui/Masked.tsx'
import { LegsHead } from './LegsHead.tsx'
import { LegTile } from './LegTile.tsx'
import styles from './MoneyMap.module.css'

const words = {
  waiting: 'legWaiting',
  sending: 'legSending',
  done: 'legDone',
  failed: 'legFailed',
  unknown: 'legUnknown',
  notSent: 'legNotSent',
} as const

/** What became of all transfers home, and each of them with its outcome. */
export function Legs(props: ComponentProps<typeof LegsHead>) {
  const { t } = useTranslation('moneyMap')
  const { legs, currency } = props
  return (
    <div className={group['group']}>
      <LegsHead {...props} />
      <ul className={classes(group['group'], styles['legs'])} aria-label={t('legs')}>
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
    </div>
  )
}
