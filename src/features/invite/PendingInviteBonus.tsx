import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { BonusFigures } from './BonusFigures.tsx'
import styles from './Invite.module.css'

/** The invite bonus, and the button to the dialog that receives it. An empty one says how one comes. */
export function PendingInviteBonus({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('invite')
  const amount = wallet.invite?.amount ?? null
  return (
    <section className={styles['pending']} aria-label={t('amount')}>
      <BonusFigures wallet={wallet} />
      {amount === 0 && <p className={styles['label']}>{t('nothing')}</p>}
      {(amount ?? 0) > 0 && (
        <Button variant="quiet" className={styles['receive']} onClick={() => openDialog({ name: 'inviteBonus' })}>
          {t('collect')}
        </Button>
      )}
    </section>
  )
}
