import { useEffect, useRef, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import { sum } from '../../lib/money/minor.ts'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { Places } from './Places.tsx'
import { movableAccounts, placesOf } from './rules.ts'
import { useBringHome } from './useBringHome.ts'
import { RepeatWarning } from '../../commands/CommandForm.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import { classes } from '../../ui/classes.ts'
import { Masked } from '../../ui/money/Amount.tsx'
import { LegsHead } from './LegsHead.tsx'
import { LegTile } from './LegTile.tsx'
import styles from './MoneyMap.module.css'
import group from '../../ui/layout/Group.module.css'

const legTexts = {
  waiting: 'legWaiting',
  sending: 'legSending',
  done: 'legDone',
  failed: 'legFailed',
  unknown: 'legUnknown',
  notSent: 'legNotSent',
} as const

function Legs(props: ComponentProps<typeof LegsHead>) {
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
                {reason || t(legTexts[state])}
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

export function MoneyMap({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('moneyMap')
  const currency = currencyOf(wallet)
  const home = useBringHome()
  const places = placesOf(wallet)
  const total = totals(wallet).all
  const away = movableAccounts(wallet)
  const isUnknown = home.open.length > 0
  const isBegun = home.legs.length > 0
  const course = useShown(isBegun, isUnknown)
  const bringHome = isUnknown ? null : (
    <BringHome amount={formatMoney(sum(away.map(({ amount }) => amount)), currency)} count={away.length} home={home} />
  )
  return (
    <div className={styles['map']}>
      {(isUnknown || isBegun) && (
        <div ref={course} className={styles['course']} tabIndex={-1}>
          {isUnknown && <UnknownCommand command={home} text={t('unknown')} />}
          {isBegun && (
            <Legs legs={home.legs} currency={currency} brought={home.broughtHome} isRunning={home.isRunning} />
          )}
          {isBegun && bringHome}
        </div>
      )}
      <Places places={places} total={total} currency={currency} />
      {total === null && <p className={styles['note']}>{t('unread')}</p>}
      {!isBegun && bringHome}
    </div>
  )
}

/** Scrolls to the progress when it begins and when an outcome is unknown: the button is far below. */
function useShown(isBegun: boolean, isUnknown: boolean) {
  const course = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBegun) return
    course.current?.focus()
    course.current?.scrollIntoView({ block: 'start' })
  }, [isBegun, isUnknown])
  return course
}

interface Props {
  /** Formatted, with the currency. */
  amount: string
  /** Number of games. */
  count: number
  home: ReturnType<typeof useBringHome>
}

function BringHome({ amount, count, home }: Props) {
  const { t } = useTranslation(['moneyMap', 'shared'])
  const { isRunning, notBegun, repeated } = home
  if (isRunning)
    return (
      <Button variant="quiet" onClick={home.stop}>
        {t('stop')}
      </Button>
    )
  return (
    <div className={styles['way']}>
      <Refusal>{notBegun && t(notBegun)}</Refusal>
      <RepeatWarning repeated={repeated} />
      {count === 0 ? (
        <p className={styles['note']}>{t('allHome')}</p>
      ) : (
        <>
          <Button disabled={repeated?.isFresh} busy={home.busy} onClick={home.run}>
            {t(repeated ? 'shared:sendAgain' : 'bring', { amount })}
          </Button>
          <p className={styles['note']}>{t('oneByOne')}</p>
        </>
      )}
    </div>
  )
}
