import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/Button.tsx'
import { onSubmitOf } from '../../ui/controls/onSubmitOf.ts'
import { KindTile } from '../../ui/money/KindTile.tsx'
import type { DepositLimits } from './store.ts'
import styles from './DepositLimits.module.css'

interface Props {
  icon: LucideIcon
  title: string
  /** `on`: set. `now`: blocks deposits at this moment. */
  tone: 'none' | 'on' | 'now'
  /** Screen readers announce it. */
  children: ReactNode
}

const toneTiles = { none: 'accent', on: 'in', now: 'wait' } as const

export const LimitHead = ({ icon, title, tone, children }: Props) => (
  <div className={styles['head']} data-tone={tone}>
    <KindTile icon={icon} kind={toneTiles[tone]} />
    <h3>{title}</h3>
    {children}
  </div>
)

interface FormProps extends Pick<Props, 'icon' | 'title'> {
  isSet: boolean
  status: string
  /** A looser limit waiting for its delay; null for none. */
  pending: string | null
  isChanged: boolean
  /** Removes the limit; null if there is nothing to remove. */
  off: string | null
  onKeep(): void
  onOff(): void
  onSave(): void
  children(buttons: { save: ReactNode; remove: ReactNode }): ReactNode
}

export function LimitForm({ icon, title, isSet, status, pending, isChanged, off, onKeep, onOff, ...form }: FormProps) {
  const { t } = useTranslation('depositLimits')
  const save = (
    <Button isSubmit className={styles['save']} data-unready={isChanged ? undefined : ''}>
      {t('save')}
    </Button>
  )
  const remove = off !== null && (
    <Button variant="plain" className={styles['remove']} onClick={onOff}>
      {off}
    </Button>
  )
  return (
    <form className={styles['card']} noValidate onSubmit={onSubmitOf(form.onSave)}>
      <LimitHead icon={icon} title={title} tone={isSet ? 'on' : 'none'}>
        <p role="status" className={styles['told']}>
          {status}
        </p>
      </LimitHead>
      {pending !== null && (
        <div className={styles['pending']}>
          <p>{pending}</p>
          <Button variant="plain" onClick={onKeep}>
            {t('keep')}
          </Button>
        </div>
      )}
      {form.children({ save, remove })}
    </form>
  )
}

export interface LimitProps {
  limits: DepositLimits
  /** `act` gets the limits in force and server time, epoch ms. */
  change(act: (limits: DepositLimits, now: number) => DepositLimits): void
}
