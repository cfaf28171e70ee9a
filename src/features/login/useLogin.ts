import { useRef, useState, type FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ApiError } from '../../api/client/errors.ts'
import { send } from '../../api/client/client.ts'
import { loginCall } from '../../api/login.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { startSession } from '../../session/session.ts'
import { wantedPage } from '../../nav/addresses.ts'
import { platform } from '../../platform/current.ts'
import { usernameOf } from '../../operator/phoneRules.ts'
import { settings } from '../../lib/settings/settings.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'

/** Spec, section 5. */
const needed = ['username', 'password'] as const
type Needed = (typeof needed)[number]

/** Refusals that do not reveal which field is wrong. */
const wrongWords = new Set(['NO_USER', 'WRONG_CREDENTIAL', 'WRONG_PASSWORD'])

export function useLogin() {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<Needed[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const underWay = useRef(false)
  const newSignal = useAbortSignal()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    const form = new FormData(event.currentTarget)
    const username = usernameOf(fieldText(form, 'username'), settings.VITE_REGION)
    const password = fieldText(form, 'password')
    const empty = needed.filter((name) => (name === 'username' ? username : password) === '')
    setMissing(empty)
    setFailure(null)
    if (empty.length > 0) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
      return
    }
    underWay.current = true
    setBusy(true)
    platform().hideKeyboard()
    try {
      const signal = newSignal()
      const { token } = await send(loginCall, { body: { username, password }, signal })
      signal.throwIfAborted()
      startSession(token, form.get('remember') !== null)
      navigate(wantedPage(window.location.search, window.location.origin), { replace: true })
    } catch (reason) {
      setFailure(reason)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    busy,
    missing,
    isRefused: failure instanceof ApiError && wrongWords.has(failure.code),
    problem: failure ? errorText(failure) : null,
  }
}

function fieldText(form: FormData, name: Needed): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
