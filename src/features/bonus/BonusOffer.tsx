import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { activateBonus, type Bonus } from '../../api/bonus.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Banners } from '../../ui/Banners.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { useNow } from '../../ui/useNow.ts'
import { Blocks } from './Blocks.tsx'
import { BonusNotice } from './BonusNotice.tsx'
import styles from './Dialog.module.css'
import { Held } from './Held.tsx'
import { limitReason, receiptsOf } from './rules.ts'
import type { useBonusCommand } from './useBonusCommand.ts'
import { useWords } from './useWords.ts'

interface Props {
  bonus: Bonus
  /** Some bonus is held, this one or another. */
  holdsAny: boolean
  command: Pick<ReturnType<typeof useBonusCommand>, 'send' | 'busy'>
}

/** A bonus with its banners and the operator's text; it can be received while none is held and its limit leaves room. */
export function BonusOffer({ bonus, holdsAny, command: { send, busy } }: Props) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const receipts = receiptsOf(bonus, useNow())
  const isActive = bonus.userBonus?.isActive === true
  const { code } = bonus

  const receive = () =>
    send(
      () => activateBonus(code),
      (said) => ({ title: t('received'), text: said ?? t('receivedText', { code }) }),
    )
  return (
    <div className={styles['part']}>
      <Banners label={t('bannersOf', { code })} banners={bonus.banners} />
      <BonusNotice percentFail={bonus.percentFail} />
      <p className={styles['receipts']}>{words.receipts(bonus, receipts)}</p>
      {isActive || holdsAny ? (
        <>
          <Held isThis={isActive} />
          <Button onClick={() => void closeDialog()}>{t('confirm')}</Button>
        </>
      ) : (
        <>
          {receipts.isAtLimit ? <p id={id}>{t(limitReason(bonus, receipts))}</p> : <Blocks of="offer" />}
          <Button
            busy={busy}
            disabled={receipts.isAtLimit}
            aria-describedby={receipts.isAtLimit ? id : undefined}
            onClick={() => receive()}
          >
            {t('receive')}
          </Button>
        </>
      )}
      <LoadingOverlay active={busy} />
    </div>
  )
}
