import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { activateBonusCall, type Bonus } from '../../api/bonus.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Banners } from '../../ui/layout/Banners.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { BonusArt, pictureOf } from './BonusCard.tsx'
import { ActiveBonusNotice, BonusRestrictions } from './BonusRestrictions.tsx'
import { limitReason, receiptsOf, bonusNotice } from './rules.ts'
import { useLimitNow, type BonusCommand } from './useBonuses.ts'
import { useWords } from './useWords.ts'
import { noticeCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import styles from './BonusDialog.module.css'

interface Props {
  bonus: Bonus
  hasActiveBonus: boolean
  command: Pick<BonusCommand, 'receive' | 'busy'>
}

export function BonusOffer({ bonus, hasActiveBonus, command: { receive, busy } }: Props) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const receipts = receiptsOf(bonus, useLimitNow())
  const isActive = bonus.userBonus?.isActive === true
  const isHeld = isActive || hasActiveBonus
  const { code } = bonus
  return (
    <div className={dialogStyles['form']}>
      {pictureOf(bonus) === null && <BonusArt bonus={bonus} />}
      <Banners isLow label={t('bannersOf', { code })} banners={bonus.banners} />
      {isHeld && <ActiveBonusNotice isThis={isActive} />}
      {!isHeld && receipts.isAtLimit && <p id={id}>{t(limitReason(bonus, receipts))}</p>}
      {!isHeld && !receipts.isAtLimit && <BonusRestrictions of="offer" />}
      <BonusNotice percentFail={bonus.percentFail} />
      <footer className={styles['foot']}>
        <p className={styles['receipts']}>{words.receipts(bonus, receipts)}</p>
        {isHeld ? (
          <Button onClick={() => void closeDialog()}>{t('confirm')}</Button>
        ) : (
          <Button
            variant="gold"
            busy={busy}
            disabled={receipts.isAtLimit}
            aria-describedby={receipts.isAtLimit ? id : undefined}
            onClick={() => receive(activateBonusCall, t('received'), t('receivedText', { code }))}
          >
            {t('receive')}
          </Button>
        )}
      </footer>
      <LoadingOverlay active={busy} />
    </div>
  )
}

/** Empty unless the notice contains `%percentFail%`. */
function BonusNotice({ percentFail }: { percentFail: number | null }) {
  return (
    <Reads of={[useRead(noticeCall)]} height={48} shape="text">
      {([{ notice }]) => <RichCard html={[bonusNotice(notice, percentFail)]} />}
    </Reads>
  )
}
