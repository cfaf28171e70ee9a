import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/errorText.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'

/**
 * One request at a time. A late answer after an unmount must not navigate, so it is dropped. `isHandled` gets failures
 * first; true suppresses the message.
 */
export function useSending() {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const underWay = useRef(false)
  const newSignal = useAbortSignal()

  const attempt = async <Answer>(
    ask: (signal: AbortSignal) => Promise<Answer>,
    goOn: (answer: Answer) => void,
    isHandled: (reason: unknown) => boolean = () => false,
  ) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    const signal = newSignal()
    try {
      const answer = await ask(signal)
      if (!signal.aborted) goOn(answer)
    } catch (reason) {
      if (signal.aborted || !isHandled(reason)) setFailure(reason)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const problem = failure === null ? null : errorText(failure)
  return { attempt, busy, failure, problem, forget: () => setFailure(null) }
}
