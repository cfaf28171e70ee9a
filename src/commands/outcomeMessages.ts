import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useMessageText } from '../i18n/errorText.ts'
import { showAlert, fillBalance, type Alert, type Receipt } from '../lib/alerts.ts'
import { showToast } from '../lib/toasts.ts'
import { useIsMounted } from '../lib/useIsMounted.ts'
import type { CommandOutcome } from './sendCommand.ts'

/** Shown as an alert if it has a title, else as a toast. */
export interface SuccessMessage {
  readonly title?: string
  readonly text: string
  readonly receipt?: Receipt
  readonly isWaiting?: boolean
}

/** Shown only while the sending session is current. */
export interface OutcomeMessages<Answer> {
  closeDialog?(): Promise<void>
  /** `serverText` is in the player's language. */
  done?(serverText: string | null, answer: Answer): SuccessMessage
  /** `done` is then used only if the feature has unmounted. */
  isShownByFeature?: boolean
  failed?: 'alert' | 'toast' | ((text: string) => void)
  /** True for a refusal that is no failure to the player. */
  isNoFailure?(outcome: CommandOutcome<unknown>): boolean
}

const messageOf = (answer: object) =>
  'message' in answer && typeof answer.message === 'string' ? answer.message : null

/** Its `show` reports an outcome, except an unknown one, which replaces the form; `balance` is the main wallet's, read after the command, or null. */
export function useOutcomeMessages() {
  const { t } = useTranslation(['common', 'shared'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  const isMounted = useIsMounted()
  // The dialog closes by a step back, which takes time; a tap must not send again.
  const closing = useRef(false)

  async function show<Answer extends object>(
    outcome: CommandOutcome<Answer>,
    { closeDialog, done, isShownByFeature = false, failed = 'alert', isNoFailure }: OutcomeMessages<Answer>,
    isCurrent: () => boolean,
    balance: Promise<string | null>,
  ): Promise<void> {
    if (outcome.status === 'failed' && !outcome.error.isHandled && !isNoFailure?.(outcome)) {
      const text = errorText(outcome.error)
      if (failed === 'toast') showToast('error', text)
      else if (failed !== 'alert' && isMounted.current) failed(text)
      else showAlert({ tone: 'error', title: t('errorTitle'), text })
    }
    if (outcome.status !== 'done') return
    if (closeDialog && isMounted.current) {
      closing.current = true
      await closeDialog()
      closing.current = false
    }
    if (!done || (isShownByFeature && isMounted.current) || !isCurrent()) return
    const { title, text, isWaiting, ...receipt } = done(messageText(messageOf(outcome.answer)), outcome.answer)
    if (title === undefined) showToast('success', text)
    else {
      const alert: Alert = { tone: isWaiting ? 'waiting' : 'success', title, text, ...receipt }
      showAlert(alert)
      void balance.then((read) => read !== null && isCurrent() && fillBalance(alert, read))
    }
  }
  return {
    show,
    showBusyElsewhere: () => showToast('error', t('shared:busyElsewhere')),
    isClosing: () => closing.current,
  }
}
