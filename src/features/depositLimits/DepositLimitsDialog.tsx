import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/Button.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { HelpGroup } from './HelpGroup.tsx'
import { PauseGroup } from './PauseGroup.tsx'
import { QuietHours } from './QuietHours.tsx'
import { useDepositLimits } from './useDepositLimits.ts'
import { WeekAmount } from './WeekAmount.tsx'
import styles from './DepositLimits.module.css'

export function DepositLimitsDialog() {
  const { t } = useTranslation('depositLimits')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={1028} shape="form">
        {() => <LimitGroups />}
      </Reads>
    </Sheet>
  )
}

function LimitGroups() {
  const { t } = useTranslation('depositLimits')
  const { stored, isKept, limits, now, change } = useDepositLimits()
  const isDamaged = stored === 'damaged'
  return (
    <div className={styles['groups']}>
      <p className="muted">{t('intro')}</p>
      {!isKept && <Warning role="status">{t('notKept')}</Warning>}
      {isDamaged && <Warning role="status">{t('damaged')}</Warning>}
      {now === null || limits === null ? (
        <Warning role="status">{t('noClock')}</Warning>
      ) : (
        <>
          <PauseGroup limits={limits} now={now} change={change} />
          <WeekAmount limits={limits} change={change} />
          <QuietHours limits={limits} change={change} />
          {isDamaged && (
            <Button variant="plain" onClick={() => change((none) => none)}>
              {t('damagedNone')}
            </Button>
          )}
        </>
      )}
      <p className="muted">{t('introMore')}</p>
      <HelpGroup />
    </div>
  )
}
