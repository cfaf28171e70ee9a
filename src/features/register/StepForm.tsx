import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { MainButton } from '../../ui/controls/MainButton.tsx'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import entrance from '../../ui/layout/Entrance.module.css'
import { classes } from '../../ui/classes.ts'
import signs from '../../ui/feedback/ErrorSigns.module.css'
import styles from './RegisterPage.module.css'

interface Props {
  onSubmit(): void
  busy: boolean
  problem: string | null
  submitText: string
  lacking?: number
  children: ReactNode
}

export function StepForm({ onSubmit, busy, problem, submitText, lacking = 0, children }: Props) {
  const { t } = useTranslation('register')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSubmit()
    // React has to render the errors first.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Card>
      <form className={classes(entrance['form'], signs['signs'], styles['form'])} onSubmit={submit} noValidate>
        {children}
        <Refusal>{problem}</Refusal>
        <p className={styles['lacking']} data-sign role="status">
          {lacking > 0 && t('lacking', { count: lacking })}
        </p>
        <MainButton busy={busy}>{submitText}</MainButton>
        <LoadingOverlay active={busy} />
      </form>
    </Card>
  )
}
