import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/errorText.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'

/**
 * Sends a step's requests, one at a time, with the error message of the last one. `send` passes the answer on only while the step is
 * mounted: a late answer must not navigate.
 */
export function useSending() {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const underWay = useRef(false)
  const newSignal = useAbortSignal()

  const send = async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>, goOn: (answer: Answer) => void) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const signal = newSignal()
      const answer = await ask(signal)
      if (!signal.aborted) goOn(answer)
    } catch (reason) {
      setFailure(reason)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const problem = failure === null ? null : errorText(failure)
  return { send, busy, failure, problem, forget: () => setFailure(null) }
}
