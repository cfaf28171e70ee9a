import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mutexKey } from '../../commands/mutex.ts'
import { useOwnCommands } from '../../commands/useOpenCommands.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { closedDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useWallet, useMemberHash } from '../../wallet/useWallet.ts'
import { HelpGroup } from './HelpGroup.tsx'
import { blockOf, type Block } from './rules.ts'
import { useDepositLimits } from './useDepositLimits.ts'
import styles from './LimitedDeposit.module.css'

/** A dialog with an unknown command stays open: it offers no form. */
export function LimitedDeposit({ children }: { children: ReactNode }) {
  const { stored, now } = useDepositLimits()
  const { name, code } = useDialog() ?? {}
  const isMember = useMemberHash() !== ''
  const isOpen = useOwnCommands().some((one) => [name, `${name}:${code}`].includes(mutexKey(one)))
  if (!isMember) return <UnknownMember />
  const block = blockOf(stored, now)
  return block === null || isOpen ? children : <BlockedDeposit {...block} />
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

const blockTexts = {
  pause: ['blockedPauseTitle', 'blockedPause'],
  hours: ['blockedHoursTitle', 'blockedHours'],
  damaged: ['blockedDamagedTitle', 'blockedDamaged'],
  noClock: ['blockedNoClockTitle', 'blockedNoClock'],
} as const

function BlockedDeposit({ why, until }: Block) {
  const { t } = useTranslation('depositLimits')
  const [title, text] = blockTexts[why]
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
        <Button variant="plain" onClick={() => openDialog({ name: 'depositLimits' })}>
          {t('toLimits')}
        </Button>
        <HelpGroup />
      </div>
    </Sheet>
  )
}
