import { Check, Undo2 } from 'lucide-react'
import type { ReceiptStep } from '../../lib/alerts.ts'
import styles from './Steps.module.css'

const stateIcons = { done: Check, now: null, failed: Undo2, next: null }

export const Steps = ({ steps }: { steps: readonly ReceiptStep[] }) => (
  <ol className={styles['steps']}>
    {steps.map(({ label, state }) => {
      const Icon = stateIcons[state]
      return (
        <li key={label} data-state={state} aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}>
          <span className={styles['mark']} aria-hidden="true">
            {Icon && <Icon size={16} strokeWidth={2.5} />}
          </span>
          <span>{label}</span>
        </li>
      )
    })}
  </ol>
)
