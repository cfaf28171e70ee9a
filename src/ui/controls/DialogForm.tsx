import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './DialogForm.module.css'
import signs from '../feedback/ErrorSigns.module.css'

interface Props {
  onSubmit(): void
  children: ReactNode
}

export const DialogForm = ({ onSubmit, children }: Props) => (
  <form
    className={classes(styles['form'], signs['signs'])}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)
