import type { ReactNode } from 'react'
import { Spot, type Drawing } from './Spot.tsx'
import styles from './EmptyState.module.css'

interface Props {
  drawing: Drawing
  title: string
  text: string
  action?: ReactNode
}

export const EmptyState = ({ drawing, title, text, action }: Props) => (
  <div className={styles['state']}>
    <Spot drawing={drawing} />
    <p className={styles['title']}>{title}</p>
    <p className={styles['text']}>{text}</p>
    {action && <div className={styles['action']}>{action}</div>}
  </div>
)
