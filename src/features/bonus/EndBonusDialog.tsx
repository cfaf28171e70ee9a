import { useTranslation } from 'react-i18next'
import { clearBonusCall } from '../../api/bonus.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { giftDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { BonusName } from './BonusName.tsx'
import { UnknownBonus } from './UnknownBonus.tsx'
import { useBonusCommand } from './useBonuses.ts'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import styles from './BonusDialog.module.css'

export function EndBonusDialog() {
  const { t } = useTranslation('bonus')
  return (
    <Sheet title={t('end')}>
      <Reads of={[useWallet(), useActiveBonus()]} height={240} shape="text">
        {([, { status, type }]) => <EndBonusQuestion isHeld={status} type={type} />}
      </Reads>
    </Sheet>
  )
}

function EndBonusQuestion({ isHeld, type }: { isHeld: boolean; type: string | null }) {
  const { t } = useTranslation('bonus')
  const command = useBonusCommand('bonusClear')
  const { send, isBusy } = command
  if (command.unknownCommands.length > 0) return <UnknownBonus command={command} text={t('unknownEnd')} />
  if (!isHeld)
    return (
      <>
        <EmptyState drawing={giftDrawing} title={t('noneTitle')} text={t('noneText')} />
        <Button onClick={() => void closeDialogs()}>{t('confirm')}</Button>
      </>
    )
  return (
    <div className={dialogStyles['form']}>
      <div className={styles['code']}>
        <BonusName type={type} />
      </div>
      <p>{t('endAsk')}</p>
      <p className="muted">{t('endMoney')}</p>
      <Button onClick={() => void closeDialogs()}>{t('keep')}</Button>
      <Button
        variant="danger"
        isBusy={isBusy}
        onClick={() => send(clearBonusCall, (message) => ({ text: message ?? t('ended') }))}
      >
        {t('endConfirm')}
      </Button>
      <LoadingOverlay isActive={isBusy} />
    </div>
  )
}
