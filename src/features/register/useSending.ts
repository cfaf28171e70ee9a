import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/errorText.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'

/**
 * One sending of a step at a time: whether it is under way, and in words why the last one failed. `send` asks and, while the step is
 * still on the screen, goes on with the answer: a late one leads nobody away.
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
