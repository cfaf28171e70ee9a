import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { formatMoney } from '../../i18n/money.ts'
import { sum } from '../../money/minor.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { BringHome } from './BringHome.tsx'
import { Legs } from './Legs.tsx'
import styles from './MoneyMap.module.css'
import { Places } from './Places.tsx'
import { awayFromHome, placesOf } from './rules.ts'
import { useBringHome } from './useBringHome.ts'

/** One bar of all accounts, each with its way there, and one button that empties the games. */
export function MoneyMap({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('moneyMap')
  const currency = currencyOf(wallet)
  const home = useBringHome()
  const unknown = useUnknown(home.open, currency, home.settle)
  const places = placesOf(wallet)
  const away = awayFromHome(wallet)
  return (
    <div className={styles['map']}>
      <Places places={places} total={totals(wallet).all} currency={currency} />
      {places.some(({ amount }) => amount === null) && <p className={styles['note']}>{t('unread')}</p>}
      <Legs legs={home.legs} currency={currency} brought={home.broughtHome} isRunning={home.isRunning} />
      {home.open.length > 0 ? (
        <UnknownOutcome text={t('unknown')} {...unknown} />
      ) : (
        <BringHome
          amount={formatMoney(sum(away.map(({ amount }) => amount)), currency)}
          count={away.length}
          currency={currency}
          home={home}
        />
      )}
    </div>
  )
}
