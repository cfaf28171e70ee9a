import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useMessageText } from '../i18n/errorText.ts'
import { showAlert, tellBalance, type Alert, type Receipt } from '../lib/alerts.ts'
import { showToast } from '../lib/toasts.ts'
import { useIsMounted } from '../lib/useIsMounted.ts'
import type { Outcome } from './send.ts'

/** Words of a success: an alert, which has a title, or a toast. */
export interface Words {
  readonly title?: string
  readonly text: string
  /** What was moved, where the alert is a receipt. */
  readonly receipt?: Receipt
  /** The server has accepted it and has still to carry it out. */
  readonly isWaiting?: boolean
}

/** A room's reactions to an outcome; they run only while the session that sent the command is current. */
export interface OutcomeMessages<Answer> {
  /** Closes the dialog that the command was sent from, before its success is shown. */
  leave?(): Promise<void>
  /** The message of a success; `said`: the server's text in the player's language, or null. Without it the room shows its own. */
  done?(said: string | null, answer: Answer): Words
  /** The room shows the success itself; `done` is for where it is gone, as a deposit limit began meanwhile. */
  isShownByRoom?: boolean
  /** Where a failure is shown: in an alert by default, or by the room as long as it stands. */
  failed?: 'alert' | 'toast' | ((text: string) => void)
  /** True for a refusal that is no failure for the player. */
  isNoFailure?(outcome: Outcome<unknown>): boolean
  /** Called for every outcome, before it is shown, to read again what may have changed. */
  after?(outcome: Outcome<Answer>): void
}

const messageOf = (answer: object) =>
  'message' in answer && typeof answer.message === 'string' ? answer.message : null

/**
 * Shows outcomes: messages to the session, and calls to the room only while it is mounted. `balance`: the main wallet's as a read tells
 * it that began after the command had ended; null where none did.
 */
export function useOutcomeMessages() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const messageText = useMessageText()
  const isMounted = useIsMounted()
  // The dialog closes by a step back in the history, which takes a moment: a tap in it sends no second command.
  const leaving = useRef(false)

  async function show<Answer extends object>(
    came: Outcome<Answer>,
    { leave, done, isShownByRoom = false, failed = 'alert', isNoFailure }: OutcomeMessages<Answer>,
    isCurrent: () => boolean,
    balance: Promise<string | null>,
  ): Promise<void> {
    if (came.status === 'failed' && !came.error.ended && !isNoFailure?.(came)) {
      const text = errorText(came.error)
      if (failed === 'toast') showToast('error', text)
      else if (failed !== 'alert' && isMounted.current) failed(text)
      else showAlert({ tone: 'error', title: t('errorTitle'), text })
    }
    if (came.status !== 'known') return
    if (leave && isMounted.current) {
      leaving.current = true
      await leave()
      leaving.current = false
    }
    if (!done || (isShownByRoom && isMounted.current) || !isCurrent()) return
    const { title, text, isWaiting, ...receipt } = done(messageText(messageOf(came.answer)), came.answer)
    if (title === undefined) showToast('success', text)
    else {
      const alert: Alert = { tone: isWaiting ? 'waiting' : 'success', title, text, ...receipt }
      showAlert(alert)
      void balance.then((read) => read !== null && isCurrent() && tellBalance(alert, read))
    }
  }
  return { show, isLeaving: () => leaving.current }
}
