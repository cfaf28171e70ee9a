import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { registerCall } from '../../api/register.ts'
import { decide, isSending, openCommands, subscribeOpenCommands, watchOthers } from '../../commands/openCommands.ts'
import { sendCommand, type CommandOutcome } from '../../commands/send.ts'
import { showToast } from '../../lib/toasts.ts'
import { currentSession } from '../../session/session.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { accountNumber, joinBankName } from '../../operator/bankName.ts'
import { typedCode } from '../../lib/typedDigits.ts'
import { hash } from '../../lib/hash.ts'
import { platform } from '../../platform/current.ts'
import { persistent } from '../../platform/storage.ts'
import { settings } from '../../lib/settings/settings.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import type { Draft } from './draft.ts'
import { noteRegistered } from './draftStorage.ts'
import type { Wizard } from './useWizard.ts'

const kind = 'register'

/** Nobody is signed in yet, so an unknown outcome is stored under the phone's hash for the browser session. */
export function useRegistration({ draft, password, verifyAgain }: Wizard, onDone: () => void) {
  const { t } = useTranslation('register')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>(null)
  const busy = useSyncExternalStore(subscribeOpenCommands, () => isSending(kind))
  const commands = useSyncExternalStore(subscribeOpenCommands, openCommands)
  const member = hash(draft.phone)
  const newSignal = useAbortSignal()
  useEffect(watchOthers, [commands])
  const open = commands.filter((one) => one.kind === kind && one.member === member && one.state === 'unknown')

  /** For a player who has left the page. */
  const tellElsewhere = (outcome: CommandOutcome<object>) => {
    if (outcome.status === 'known') showToast('success', t('doneTitle'))
    else showToast('error', outcome.status === 'failed' ? errorText(outcome.error) : t('unknownText'))
  }
  const send = async () => {
    if (isSending(kind)) return
    setFailure(null)
    const signal = newSignal()
    const order = { kind, amountMinor: null, member, remembered: false } as const
    const outcome = await sendCommand(order, registerCall, { body: payloadOf(draft, password) })
    if (!outcome) return
    if (outcome.status === 'known') {
      persistent.remove('inviteCode')
      noteRegistered()
    }
    // Somebody else may have signed in since.
    if (signal.aborted) return currentSession() ? undefined : tellElsewhere(outcome)
    platform().haptic(outcome.status === 'known' ? 'success' : 'error')
    if (outcome.status === 'failed' && !verifyAgain(outcome.error)) setFailure(outcome.error)
    if (outcome.status === 'known') onDone()
  }
  return {
    send,
    busy,
    open,
    decide: () => open.forEach(({ id }) => decide(id)),
    problem: failure === null ? null : errorText(failure),
    forget: () => setFailure(null),
  }
}

const payloadOf = (draft: Draft, password: string) => ({
  name: draft.name.trim(),
  username: draft.phone,
  password,
  sourceCode: draft.sourceCode,
  inviteCode: typedCode(draft.inviteCode),
  bankCode: draft.bankCode,
  bankAccountName: joinBankName(draft.firstName, draft.lastName),
  bankAccountNo: accountNumber(draft.accountNo),
  ...(settings.VITE_REGION === 'la' ? { currency: draft.currency } : {}),
})
