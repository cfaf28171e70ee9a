import { useTranslation } from 'react-i18next'
import { conditionsCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { BonusFigures } from './BonusFigures.tsx'
import { inviteBonusCall } from '../../api/invite.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { leaveDialog } from '../../nav/useDialog.ts'
import styles from './Invite.module.css'

/** Receives the invite bonus into the main wallet, once its conditions have been shown. */
export function InviteBonusDialog() {
  const { t } = useTranslation('invite')
  return (
    <Sheet title={t('bonusTitle')}>
      <Reads of={[useWallet(), useRead(conditionsCall)]} height={280} shape="text">
        {([wallet, conditions]) => <InviteBonus wallet={wallet} conditions={conditions} />}
      </Reads>
    </Sheet>
  )
}

interface Props {
  wallet: Wallet
  /** HTML, one string a paragraph. */
  conditions: readonly string[]
}

/**
 * The invite bonus, its conditions and the button that receives it, which names no amount: percents may hold for it. An earlier command
 * of unknown outcome takes their place.
 */
function InviteBonus({ wallet, conditions }: Props) {
  const { t } = useTranslation('invite')
  const { amountMinor, claim, busy, ...command } = useInviteBonus(wallet)
  if (command.open.length > 0) return <UnknownCommand command={command} text={t('unknownText')} />
  const isReceivable = amountMinor !== null && amountMinor > 0
  return (
    <div className={styles['bonus']}>
      <Card>
        <BonusFigures wallet={wallet} />
      </Card>
      <RichCard html={conditions} />
      {amountMinor !== null && !isReceivable && <p className={styles['intro']}>{t('nothing')}</p>}
      <Button busy={busy} disabled={!isReceivable} onClick={() => claim()}>
        {t('collect')}
      </Button>
      <LoadingOverlay active={busy} />
    </div>
  )
}

/**
 * The invite bonus, and the command that receives it. A success closes the dialog, a refusal does not. The server does not say how much it
 * added, and percents may hold, so the receipt names no amount.
 */
function useInviteBonus(wallet: Wallet) {
  const { t } = useTranslation(['invite', 'shared', 'common'])
  const { run, busy, open, decide } = useCommand('inviteBonus')
  const amountMinor = wallet.invite?.amount ?? null
  const receiptOf = useReceipt()
  const claim = () =>
    void run(inviteBonusCall, {
      amountMinor,
      leave: leaveDialog,
      done: (said) => ({
        title: t('claimedTitle'),
        text: said ?? t('claimed'),
        receipt: receiptOf(t('shared:inviteBonus'), said, { to: 'main', movesMain: true }),
      }),
      failed: 'toast',
    })
  return { amountMinor, claim, busy, open, decide }
}
