import { Check, Clock, X } from 'lucide-react'
import type { Tone } from '../../lib/alerts.ts'
import styles from './OutcomeDisc.module.css'

const toneIcons = { error: X, success: Check, waiting: Clock }

export function OutcomeDisc({ tone }: { tone: Tone | 'unknown' }) {
  const Icon = tone === 'unknown' ? null : toneIcons[tone]
  return (
    <span className={styles['disc']} data-tone={tone} data-unsaved="" aria-hidden="true">
      {Icon ? <Icon size={30} strokeWidth={tone === 'waiting' ? 2.5 : 3} /> : '?'}
    </span>
  )
}
