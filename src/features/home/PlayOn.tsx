import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import styles from './PlayOn.module.css'
import { atHand } from './rules.ts'

/** The games that hold money, one tap away from being played on. None where all are empty. */
export function PlayOn({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('home')
  const titleId = useId()
  const games = atHand(wallet.slots)
  if (games.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('playOn')}
      </h2>
      <ul className={styles['games']} tabIndex={0} aria-labelledby={titleId}>
        {games.map(({ code, name, logo, amount }) => (
          <li key={code}>
            <button type="button" className={styles['game']} onClick={() => openDialog({ name: 'game', code })}>
              {safeImage(logo) && <img src={safeImage(logo) ?? ''} alt="" width={40} height={40} />}
              <span>
                <span className={styles['name']}>{name || code}</span>
                <span className={styles['amount']}>{formatMoney(amount, currencyOf(wallet))}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
