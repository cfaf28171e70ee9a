import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mutexKey } from '../../commands/mutex.ts'
import { useOwnCommands } from '../../commands/useOpenCommands.ts'
import { formatEnd } from '../../i18n/dates.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { closedDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useWallet, useMemberHash } from '../../wallet/useWallet.ts'
import { HelpGroup } from './HelpGroup.tsx'
import { closureOf, type Closure } from './rules.ts'
import { useDepositLimits } from './useDepositLimits.ts'
import styles from './LimitedDeposit.module.css'

/** A dialog with an unknown command stays open: it offers no form. */
export function LimitedDeposit({ children }: { children: ReactNode }) {
  const { stored, now } = useDepositLimits()
  const { name, code } = useDialog() ?? {}
  const isMember = useMemberHash() !== ''
  const isOpen = useOwnCommands().some((one) => [name, `${name}:${code}`].includes(mutexKey(one)))
  if (!isMember) return <UnknownMember />
  const closure = closureOf(stored, now)
  return closure === null || isOpen ? children : <ClosedDeposit {...closure} />
}

/** The wallet identifies the member, and so the limits. */
function UnknownMember() {
  const { t } = useTranslation('depositLimits')
  return (
    <Sheet title={t('looking')}>
      <Reads of={[useWallet()]} height={320} shape="rows">
        {() => null}
      </Reads>
    </Sheet>
  )
}

const closureTexts = {
  pause: ['closedPauseTitle', 'closedPause'],
  hours: ['closedHoursTitle', 'closedHours'],
  damaged: ['closedDamagedTitle', 'closedDamaged'],
  noClock: ['closedNoClockTitle', 'closedNoClock'],
} as const

function ClosedDeposit({ reason, until }: Closure) {
  const { t } = useTranslation('depositLimits')
  const [title, text] = closureTexts[reason]
  return (
    <Sheet title={t('closedHead')}>
      <div className={styles['closed']}>
        <EmptyState
          drawing={closedDrawing}
          title={t(title)}
          text={
            until === null
              ? t(text === 'closedHours' ? 'closedAlways' : text, { until: '' })
              : t(text, { until: formatEnd(until) })
          }
        />
        <p className={styles['note']}>{t('closedPaid')}</p>
        <Button onClick={() => openDialog({ name: 'withdraw' })}>{t('toWithdraw')}</Button>
        <Button variant="plain" onClick={() => openDialog({ name: 'depositLimits' })}>
          {t('toLimits')}
        </Button>
        <HelpGroup />
      </div>
    </Sheet>
  )
}
