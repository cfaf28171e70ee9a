import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { ApiError } from '../../api/client/errors.ts'
import { openCommands, subscribeOpenCommands } from '../../commands/openCommands.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { hash } from '../../lib/hash.ts'
import { settings } from '../../lib/settings/settings.ts'
import { showToast } from '../../lib/toasts.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { pages } from '../../nav/addresses.ts'
import { validInviter } from '../../nav/startParam.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { persistent } from '../../platform/storage.ts'
import { clearDrafts, emptyDraft, nextEntry, storedDraft, storeDraft, type RegistrationDraft } from './draft.ts'
import { reachable, wizardSteps, type WizardStep } from './rules.ts'

/** Browsers allow about 100 history updates per 30 s. */
const saveDelayMs = 400

/**
 * Steps have addresses, so Back works. The draft on the history entry survives a reload without being in the device's
 * storage; the password stays in memory.
 */
export function useWizard(needsCode: boolean) {
  const [typed, setDraft] = useState(storedDraft)
  // Another tab may open an invite link.
  const draft: RegistrationDraft = { ...typed, inviteCode: storedInviter() || typed.inviteCode }
  const errorText = useErrorText()
  const isMounted = useIsMounted()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  /** The address may name the bank step while the password is being typed. */
  const [checkedPassword, setCheckedPassword] = useState('')
  const word = new URLSearchParams(useSearch()).get('step')
  const wantedStep = wizardSteps.find((step) => step === word) ?? 'phone'
  const sent = useOpenRegistrations(draft.phone)
  // That step shows the open registration, also after a reload.
  const hasBankStep = (password !== '' && password === checkedPassword) || sent.length > 0
  const step = reachable(wantedStep, draft, { code: needsCode, region: settings.VITE_REGION }, hasBankStep)

  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
    const save = () => storeDraft(latest.current)
    const timer = setTimeout(save, saveDelayMs)
    for (const event of ['pagehide', 'visibilitychange']) window.addEventListener(event, save)
    return () => {
      clearTimeout(timer)
      for (const event of ['pagehide', 'visibilitychange']) window.removeEventListener(event, save)
    }
  }, [typed, wantedStep])

  const change = (part: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...part }))
  const go = (next: WizardStep, part: Partial<RegistrationDraft> = {}) => {
    const registration = { ...latest.current, ...part }
    setDraft(registration)
    if (next === 'bank') setCheckedPassword(password)
    // A dialog's entry would stay between the steps.
    void closeDialogs().then(() => {
      if (!isMounted.current) return
      storeDraft(registration)
      // A used code has no step to go back to, nor has an earlier step at this one's address.
      const replace = step === 'code' || next === wantedStep
      const state = nextEntry(registration, replace ? 0 : 1)
      navigate(`${pages.register}?${new URLSearchParams({ step: next })}`, { replace, state })
    })
  }
  /** True if the server no longer accepts the verification; it then returns to the phone step. */
  const verifyAgain = (reason: unknown): boolean => {
    if (!needsCode || !(reason instanceof ApiError) || reason.code !== 'UNVERIFIED_OTP') return false
    change({ provedPhone: '', otpToken: '' })
    showToast('error', errorText(reason))
    return true
  }
  /** Resolves once the history entries are clear too. */
  const forget = (): Promise<void> => {
    latest.current = emptyDraft
    setDraft(emptyDraft)
    setPassword('')
    setConfirm('')
    return closeDialogs().then(clearDrafts)
  }
  return { step, draft, change, go, verifyAgain, forget, password, setPassword, confirm, setConfirm, sent }
}

/** Nobody is logged in yet, so they are stored by the phone's hash for the browser session. */
export function useOpenRegistrations(phone: string) {
  const commands = useSyncExternalStore(subscribeOpenCommands, openCommands)
  const member = hash(phone)
  return commands.filter((one) => one.kind === 'register' && one.member === member)
}

export type Wizard = ReturnType<typeof useWizard>

/** '' without an invite link. */
export const storedInviter = () => validInviter(persistent.get('inviteCode')) ?? ''
