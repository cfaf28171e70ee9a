import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { activateBonusCall, type Bonus } from '../../api/bonus.ts'
import { noticeCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { closeDialogs, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { giftDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Banners } from '../../ui/layout/Banners.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { ActiveBonusNotice, BonusRestrictions } from './BonusRestrictions.tsx'
import { limitReason, claimsOf, bonusNotice } from './rules.ts'
import { showBonusPage, UnknownBonus } from './UnknownBonus.tsx'
import { useBonusCommand, useBonuses, useLimitNow, useWords } from './useBonuses.ts'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import styles from './BonusDialog.module.css'

export function BonusDialog() {
  const { t } = useTranslation('bonus')
  const code = useDialog()?.code ?? ''
  return (
    <Sheet title={code || t('title')}>
      <Reads of={[useWallet(), useBonuses(), useActiveBonus()]} height={360} shape="text">
        {([, bonuses, active]) => (
          <NamedBonus
            key={code}
            code={code}
            bonus={bonuses.find((one) => one.code === code)}
            hasActiveBonus={active.status}
          />
        )}
      </Reads>
    </Sheet>
  )
}

interface Props {
  code: string
  bonus: Bonus | undefined
  hasActiveBonus: boolean
}

function NamedBonus({ code, bonus, hasActiveBonus }: Props) {
  const { t } = useTranslation('bonus')
  const words = useWords()
  const id = useId()
  const now = useLimitNow()
  const command = useBonusCommand('bonus', code)
  const { claim, isBusy } = command
  if (command.unknownCommands.length > 0) return <UnknownBonus command={command} text={t('unknownBonus', { code })} />
  if (!bonus)
    return (
      <>
        <EmptyState drawing={giftDrawing} title={t('notFoundTitle')} text={t('notFoundText')} />
        <Button onClick={showBonusPage}>{t('look')}</Button>
      </>
    )
  const claims = claimsOf(bonus, now)
  const isActive = bonus.userBonus?.isActive === true
  const isHeld = isActive || hasActiveBonus
  const left = words.claims(bonus, claims)
  const notice = <BonusNotice percentFail={bonus.percentFail} />
  return (
    <div className={dialogStyles['form']}>
      <Banners isLow label={t('bannersOf', { code })} banners={bonus.banners} />
      {isHeld && <ActiveBonusNotice isThis={isActive} />}
      {!isHeld && claims.isAtLimit && <p id={id}>{t(limitReason(bonus, claims.max))}</p>}
      {isHeld || claims.isAtLimit ? (
        <>
          {notice}
          <p className={styles['claims']}>{left}</p>
        </>
      ) : (
        <BonusRestrictions claims={left}>{notice}</BonusRestrictions>
      )}
      <footer className={styles['foot']}>
        {isHeld ? (
          <Button onClick={() => void closeDialogs()}>{t('confirm')}</Button>
        ) : (
          <Button
            variant="gold"
            isBusy={isBusy}
            disabled={claims.isAtLimit}
            aria-describedby={claims.isAtLimit ? id : undefined}
            onClick={() => claim(activateBonusCall, t('claimed'), t('claimedText', { code }))}
          >
            {t('claim')}
          </Button>
        )}
      </footer>
      <LoadingOverlay isActive={isBusy} />
    </div>
  )
}

function BonusNotice({ percentFail }: { percentFail: number | null }) {
  return (
    <Reads of={[useRead(noticeCall)]} height={48} shape="text">
      {([{ notice }]) => <RichCard html={[bonusNotice(notice, percentFail)]} />}
    </Reads>
  )
}
