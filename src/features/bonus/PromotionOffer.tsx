import { useTranslation } from 'react-i18next'
import { activatePromotion, type Promotion } from '../../api/promotion.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './Dialog.module.css'
import { Held } from './Held.tsx'
import type { useBonusCommand } from './useBonusCommand.ts'
import { useWords } from './useWords.ts'

interface Props {
  code: string
  promotion: Promotion
  /** A bonus is held, which has to end first. */
  holdsAny: boolean
  command: Pick<ReturnType<typeof useBonusCommand>, 'send' | 'busy'>
}

/** A promotion that was found: its percent, what it is, and receiving it. */
export function PromotionOffer({ code, promotion, holdsAny, command: { send, busy } }: Props) {
  const { t } = useTranslation('bonus')
  const words = useWords()

  const receive = () =>
    send(
      () => activatePromotion(code),
      (said) => ({ title: t('promoted'), text: said ?? t('promotedText', { code }) }),
    )
  return (
    <div className={styles['part']}>
      <h3 className={styles['code']}>{code}</h3>
      <p className={styles['receipts']}>{words.percentFail(promotion.percentFail)}</p>
      {promotion.description.trim() !== '' && <RichText html={promotion.description} />}
      {holdsAny ? (
        <>
          <Held isThis={false} />
          <Button onClick={() => void closeDialog()}>{t('confirm')}</Button>
        </>
      ) : (
        <>
          <Blocks of="offer" />
          <Button busy={busy} onClick={() => receive()}>
            {t('receive')}
          </Button>
        </>
      )}
      <LoadingOverlay active={busy} />
    </div>
  )
}
