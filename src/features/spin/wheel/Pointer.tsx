import type { Ref } from 'react'
import styles from './Wheel.module.css'

export const Pointer = ({ ref }: { ref?: Ref<HTMLSpanElement> }) => (
  <span ref={ref} className={styles['pointer']} aria-hidden>
    <svg viewBox="0 0 30 38">
      <path d="M7 2H23Q28.500 2 27 7.500L16.500 35.500Q15 38 13.500 35.500L3 7.500Q1.500 2 7 2Z" />
      <path d="M7 3.250H15V35.700L4.200 7Q3.200 3.250 7 3.250Z" />
      <circle cx="15" cy="10" r="3.500" />
    </svg>
  </span>
)
