import { type FormEvent, type ReactNode, useState } from 'react'
import { useErrorText } from '../../i18n/errorText.ts'
import { useOneAtATime } from '../../lib/useOneAtATime.ts'
import { classes } from '../../ui/classes.ts'
import { MainButton } from '../../ui/controls/MainButton.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import signs from '../../ui/feedback/ErrorSigns.module.css'
import entrance from '../../ui/layout/Entrance.module.css'
import styles from './RegisterPage.module.css'

interface Props {
  onSubmit(): void
  isBusy: boolean
  problem: string | null
  submitText: string
  children: ReactNode
}

export function StepForm({ onSubmit, isBusy, problem, submitText, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSubmit()
    // React has to render the errors first.
    setTimeout(() => {
      const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
      wrong?.focus()
      wrong?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <Card>
      <form
        className={classes(entrance['form'], signs['signs'], styles['form'])}
        onSubmit={submit}
        noValidate
        data-sending={isBusy || undefined}
      >
        {children}
        <Refusal>{problem}</Refusal>
        <div className={styles['foot']}>
          <MainButton isBusy={isBusy}>{submitText}</MainButton>
        </div>
        <LoadingOverlay isActive={isBusy} />
      </form>
    </Card>
  )
}

/** One request at a time; a late answer after an unmount is dropped. A failure that `isHandled` shows no message. */
export function useSending() {
  const errorText = useErrorText()
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<unknown>(null)
  const newSignal = useAbortSignal()

  const attempt = <Answer,>(
    ask: (signal: AbortSignal) => Promise<Answer>,
    goOn: (answer: Answer) => void,
    isHandled: (reason: unknown) => boolean = () => false,
  ) =>
    run(async () => {
      setFailure(null)
      const signal = newSignal()
      try {
        const answer = await ask(signal)
        if (!signal.aborted) goOn(answer)
      } catch (reason) {
        if (signal.aborted || !isHandled(reason)) setFailure(reason)
      }
    })
  const problem = failure === null ? null : errorText(failure)
  return { attempt, isBusy, failure, problem, forget: () => setFailure(null) }
}
