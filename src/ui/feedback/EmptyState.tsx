import type { ComponentProps, ReactNode } from 'react'
import { Illustration, type Drawing } from './Illustration.tsx'
import styles from './EmptyState.module.css'

interface Props extends ComponentProps<'div'> {
  drawing: Drawing
  title: string
  text?: string | undefined
  action?: ReactNode
}

export const EmptyState = ({ drawing, title, text, action, ...rest }: Props) => (
  <div {...rest} className={styles['state']}>
    <Illustration drawing={drawing} />
    <p className={styles['title']}>{title}</p>
    {text !== undefined && <p className={styles['text']}>{text}</p>}
    {action && <div className={styles['action']}>{action}</div>}
  </div>
)
