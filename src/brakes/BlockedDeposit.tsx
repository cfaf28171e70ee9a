import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../i18n/dates.ts'
import { openDialog } from '../nav/useDialog.ts'
import { Button } from '../ui/Button.tsx'
import { closedDrawing } from '../ui/drawings/closed.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './BlockedDeposit.module.css'
import { HelpGroup } from './HelpGroup.tsx'
import type { Block } from './rules.ts'

const words = {
  pause: ['blockedPauseTitle', 'blockedPause'],
  hours: ['blockedHoursTitle', 'blockedHours'],
  damaged: ['blockedDamagedTitle', 'blockedDamaged'],
  noClock: ['blockedNoClockTitle', 'blockedNoClock'],
} as const

/** Takes the place of every room in which money is paid in, while a brake is on. Withdrawing is one tap away. */
export function BlockedDeposit({ why, until }: Block) {
  const { t } = useTranslation('brakes')
  const [title, text] = words[why]
  return (
    <Sheet title={t('blockedHead')}>
      <div className={styles['blocked']}>
        <EmptyState
          drawing={closedDrawing}
          title={t(title)}
          text={
            until === null
              ? t(text === 'blockedHours' ? 'blockedAlways' : text, { until: '' })
              : t(text, { until: formatDateTime(until) })
          }
        />
        <p className={styles['note']}>{t('blockedPaid')}</p>
        <Button className={styles['way']} onClick={() => openDialog({ name: 'withdraw' })}>
          {t('toWithdraw')}
        </Button>
        <Button variant="plain" onClick={() => openDialog({ name: 'brakes' })}>
          {t('toBrakes')}
        </Button>
        <HelpGroup />
      </div>
    </Sheet>
  )
}
