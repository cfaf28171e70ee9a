import { useTranslation } from 'react-i18next'
import { activatePromotionCall, type Promotion } from '../../api/promotion.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { RichCard } from '../../ui/RichCard.tsx'
import { BonusRestrictions } from './BonusRestrictions.tsx'
import dialogStyles from '../../ui/DialogForm.module.css'
import styles from './BonusDialog.module.css'
import { ActiveBonusNotice } from './ActiveBonusNotice.tsx'
import type { useBonusCommand } from './useBonusCommand.ts'
import { useWords } from './useWords.ts'

interface Props {
  code: string
  promotion: Promotion
  /** A bonus is active, and has to end first. */
  hasActiveBonus: boolean
  command: Pick<ReturnType<typeof useBonusCommand>, 'send' | 'busy'>
}

/** A promotion with its percent and description, and the button that receives it. */
export function PromotionOffer({ code, promotion, hasActiveBonus, command: { send, busy } }: Props) {
  const { t } = useTranslation('bonus')
  const words = useWords()

  const receiptOf = useReceipt()
  const receive = () =>
    send(activatePromotionCall, (said) => {
      const text = said ?? t('promotedText', { code })
      return { title: t('promoted'), text, receipt: receiptOf(code, text, { movesMain: true }) }
    })
  return (
    <div className={dialogStyles['form']}>
      <Card>
        <h3 className={styles['code']}>{code}</h3>
        <p className={styles['note']}>{words.percentFail(promotion.percentFail)}</p>
      </Card>
      <RichCard html={[promotion.description]} />
      {hasActiveBonus ? (
        <>
          <ActiveBonusNotice isThis={false} />
          <Button onClick={() => void closeDialog()}>{t('confirm')}</Button>
        </>
      ) : (
        <>
          <BonusRestrictions of="offer" />
          <Button busy={busy} onClick={() => receive()}>
            {t('receive')}
          </Button>
        </>
      )}
      <LoadingOverlay active={busy} />
    </div>
  )
}
