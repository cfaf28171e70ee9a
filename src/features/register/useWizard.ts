import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import { validInviter } from '../../nav/startParam.ts'
import { persistent } from '../../platform/storage.ts'
import { settings } from '../../settings/settings.ts'
import { forgetDrafts, keepDraft, keptDraft, nextEntry } from './keptDraft.ts'
import { emptyDraft, reachable, steps, type Draft, type Step } from './rules.ts'

/** Notes what is typed on the history's entry: browsers allow a hundred notes in half a minute, so not at every key (ms). */
const noteDelay = 400

/**
 * The wizard's step and draft. Each step is an address, so that back leads to the one before; the draft lies on the history's
 * entry and survives a reload there, on no storage of the device. The password lives in memory alone.
 */
export function useWizard(needsCode: boolean) {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = keptDraft()
    return { ...kept, inviteCode: storedInviter() || kept.inviteCode }
  })
  const [password, setPassword] = useState('')
  const word = new URLSearchParams(useSearch()).get('step')
  const asked = steps.find((step) => step === word) ?? 'phone'
  const step = reachable(asked, draft, { code: needsCode, region: settings.VITE_REGION }, password !== '')

  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    const note = () => keepDraft(latest.current)
    const timer = setTimeout(note, noteDelay)
    window.addEventListener('pagehide', note)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', note)
    }
  }, [draft, asked])

  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), [])
  const go = useCallback((next: Step, part: Partial<Draft> = {}) => {
    const registration = { ...latest.current, ...part }
    keepDraft(registration)
    setDraft(registration)
    navigate(`${pages.register}?${new URLSearchParams({ step: next })}`, { state: nextEntry(registration) })
  }, [])
  const forget = useCallback(() => {
    latest.current = emptyDraft
    setDraft(emptyDraft)
    setPassword('')
    void forgetDrafts()
  }, [])
  return { step, draft, change, go, forget, password, setPassword }
}

export type Wizard = ReturnType<typeof useWizard>

/** The inviter's code that came by a link. It cannot be changed then. */
export const storedInviter = () => validInviter(persistent.get('inviteCode')) ?? ''
