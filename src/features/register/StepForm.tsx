import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import entrance from '../../ui/Entrance.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './RegisterPage.module.css'

interface Props {
  onSubmit(): void
  busy: boolean
  /** Why the last sending failed, in words. */
  problem: string | null
  submitText: string
  children: ReactNode
}

/** A step's fields, why it could not be sent, and its one action. */
export function StepForm({ onSubmit, busy, problem, submitText, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSubmit()
    // Once the fields have said what is wrong with them.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Card>
      <form className={classes(entrance['form'], styles['form'])} onSubmit={submit} noValidate>
        {children}
        {problem !== null && (
          <p className={entrance['problem']} role="alert">
            {problem}
          </p>
        )}
        <Button submit busy={busy}>
          {submitText}
        </Button>
        <LoadingOverlay active={busy} />
      </form>
    </Card>
  )
}
