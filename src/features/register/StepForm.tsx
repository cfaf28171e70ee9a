import type { FormEvent, ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { MainButton } from '../../ui/MainButton.tsx'
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
      <form className={styles['form']} onSubmit={submit} noValidate>
        {children}
        {problem !== null && (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
        <MainButton busy={busy}>{submitText}</MainButton>
        <LoadingOverlay active={busy} />
      </form>
    </Card>
  )
}
