import { ChevronRight, Gift, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Masked } from '../../ui/money/Amount.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import styles from './InviteBonusRow.module.css'

/** An invitation to invite until there is a bonus to claim. */
export function InviteBonusRow({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('shared')
  const amount = wallet.invite?.amount ?? null
  const isClaimable = (amount ?? 0) > 0
  const shown = <Masked>{formatMoney(amount, currencyOf(wallet))}</Masked>
  const open = () => openDialog({ name: isClaimable ? 'inviteBonus' : 'invite' })
  return (
    <button type="button" className={styles['bonus']} onClick={open}>
      <KindTile icon={isClaimable ? Gift : Users} kind={isClaimable ? 'bonus' : 'accent'} />
      <span className={styles['words']}>
        {!isClaimable && <span className={styles['value']}>{t('inviteFriends')}</span>}
        <span className={styles['label']}>
          <span>{t('inviteBonus')}</span> {!isClaimable && shown}
        </span>
        {isClaimable && <span className={styles['value']}>{shown}</span>}
      </span>
      {isClaimable ? (
        <span className={styles['claim']}>{t('claim')}</span>
      ) : (
        <ChevronRight className={styles['more']} size={20} />
      )}
    </button>
  )
}
