import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { inviteBonusCall } from '../../api/invite.ts'
import { useRead } from '../../api/useRead.ts'
import type { Wallet } from '../../api/wallet.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { closeTopDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { BonusFigures, InviteRates } from './BonusFigures.tsx'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import styles from './Invite.module.css'

export function InviteBonusDialog() {
  const { t } = useTranslation('invite')
  return (
    <Sheet title={t('bonusTitle')}>
      <Reads of={[useWallet(), useRead(conditionsCall)]} height={544} shape="text">
        {([wallet, conditions]) => <ClaimInviteBonus wallet={wallet} conditions={conditions} />}
      </Reads>
    </Sheet>
  )
}

function ClaimInviteBonus({ wallet, conditions }: { wallet: Wallet; conditions: readonly string[] }) {
  const { t } = useTranslation(['invite', 'shared'])
  const { run, isBusy, ...command } = useCommand('inviteBonus')
  const receiptOf = useReceipt()
  if (command.unknownCommands.length > 0) return <UnknownCommand command={command} text={t('unknownText')} />
  const amountMinor = wallet.invite?.amount ?? null
  const isClaimable = amountMinor !== null && amountMinor > 0
  const claim = () =>
    void run(inviteBonusCall, {
      amountMinor,
      closeDialog: closeTopDialog,
      done: (message) => ({
        title: t('claimedTitle'),
        text: message ?? t('claimed'),
        // The server does not send the added amount.
        receipt: receiptOf(t('shared:inviteBonus'), message, { to: 'main', movesMain: true }),
      }),
      failed: 'toast',
    })
  return (
    <div className={dialogStyles['form']}>
      <Card>
        <BonusFigures wallet={wallet} />
      </Card>
      <RichCard html={conditions} />
      <InviteRates wallet={wallet} />
      {amountMinor !== null && !isClaimable && <p className={styles['intro']}>{t('nothing')}</p>}
      <Button variant="gold" isBusy={isBusy} disabled={!isClaimable} onClick={claim}>
        {t('claim')}
      </Button>
      <LoadingOverlay isActive={isBusy} />
    </div>
  )
}
