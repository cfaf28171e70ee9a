import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import { sum } from '../../money/minor.ts'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { BringHome } from './BringHome.tsx'
import { Legs } from './Legs.tsx'
import styles from './MoneyMap.module.css'
import { Places } from './Places.tsx'
import { awayFromHome, placesOf } from './rules.ts'
import { useBringHome } from './useBringHome.ts'

/**
 * One bar of all accounts, each with its way there, and one button that empties the games. Once it was tapped, what becomes of the
 * money stands first, with the way on.
 */
export function MoneyMap({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('moneyMap')
  const currency = currencyOf(wallet)
  const home = useBringHome()
  const places = placesOf(wallet)
  const total = totals(wallet).all
  const away = awayFromHome(wallet)
  const isUnknown = home.open.length > 0
  const isBegun = home.legs.length > 0
  const course = useShown(isBegun, isUnknown)
  const way = isUnknown ? null : (
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
          {isBegun && way}
        </div>
      )}
      <Places places={places} total={total} currency={currency} />
      {total === null && <p className={styles['note']}>{t('unread')}</p>}
      {!isBegun && way}
    </div>
  )
}

/** What becomes of the money is shown when it begins, and when an outcome is missing: the button that began it is far below. */
function useShown(isBegun: boolean, isUnknown: boolean) {
  const course = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBegun) return
    course.current?.focus()
    course.current?.scrollIntoView({ block: 'start' })
  }, [isBegun, isUnknown])
  return course
}
