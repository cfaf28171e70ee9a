import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { Tone } from '../messages/alerts.ts'
import styles from './OutcomeDisc.module.css'

const icons = { error: CircleAlert, success: CircleCheck, waiting: Clock }

/** An outcome as a picture. Decoration: words stand below it. */
export function OutcomeDisc({ tone }: { tone: Tone }) {
  const Icon = icons[tone]
  return (
    <span className={styles['disc']} data-tone={tone} aria-hidden="true">
      <Icon size={34} />
    </span>
  )
}
