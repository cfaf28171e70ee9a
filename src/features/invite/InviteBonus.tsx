import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { RichCard } from '../../ui/RichCard.tsx'
import { BonusFigures } from './BonusFigures.tsx'
import styles from './Invite.module.css'
import { useInviteBonus } from './useInviteBonus.ts'

interface Props {
  wallet: Wallet
  /** HTML, one string a paragraph. */
  conditions: readonly string[]
}

/**
 * The invite bonus, its conditions and the button that receives it, which names no amount: percents may hold for it. An earlier command
 * of unknown outcome takes their place.
 */
export function InviteBonus({ wallet, conditions }: Props) {
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
