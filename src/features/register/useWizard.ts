import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { ApiError } from '../../api/client/errors.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { showToast } from '../../lib/toasts.ts'
import { pages } from '../../nav/addresses.ts'
import { validInviter } from '../../nav/startParam.ts'
import { persistent } from '../../platform/storage.ts'
import { settings } from '../../lib/settings/settings.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { clearDrafts, storeDraft, storedDraft, nextEntry } from './draftStorage.ts'
import { reachable, steps, type Step } from './rules.ts'

/** The draft is not stored at every key: browsers allow about a hundred history updates in half a minute. */
const saveDelayMs = 400

/**
 * The wizard's step and draft. Each step has an address, so a step back leads to the one before. The draft is stored on the history
 * entry: it survives a reload, and is in no storage of the device. The password is only in memory.
 */
export function useWizard(needsCode: boolean) {
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = storedDraft()
    return { ...stored, inviteCode: storedInviter() || stored.inviteCode }
  })
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const word = new URLSearchParams(useSearch()).get('step')
  const asked = steps.find((step) => step === word) ?? 'phone'
  const step = reachable(asked, draft, { code: needsCode, region: settings.VITE_REGION }, password !== '')

  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    const save = () => storeDraft(latest.current)
    const timer = setTimeout(save, saveDelayMs)
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', save)
    }
  }, [draft, asked])

  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), [])
  const go = useCallback((next: Step, part: Partial<Draft> = {}) => {
    const registration = { ...latest.current, ...part }
    storeDraft(registration)
    setDraft(registration)
    navigate(`${pages.register}?${new URLSearchParams({ step: next })}`, { state: nextEntry(registration) })
  }, [])
  /**
   * Asks for a code again, if the server no longer takes the phone as verified and a code is asked for at all. Nothing else that was filled
   * in is lost. @returns true if the phone step is shown.
   */
  const verifyAgain = (reason: unknown): boolean => {
    if (!needsCode || !(reason instanceof ApiError) || reason.code !== 'UNVERIFIED_OTP') return false
    change({ provedPhone: '', otpToken: '' })
    showToast('error', errorText(reason))
    return true
  }
  /** Clears all that was typed, here and on the history's entries; resolves when that is done. */
  const forget = useCallback((): Promise<void> => {
    latest.current = emptyDraft
    setDraft(emptyDraft)
    setPassword('')
    return clearDrafts()
  }, [])
  return { step, draft, change, go, verifyAgain, forget, password, setPassword }
}

export type Wizard = ReturnType<typeof useWizard>

/** The inviter's code of an invite link, which the player cannot change; '' without one. */
export const storedInviter = () => validInviter(persistent.get('inviteCode')) ?? ''
