import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { readSlipWindow, uploadSlip, type SlipWindow } from '../../api/slip.ts'
import type { Outcome } from '../../commands/run.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { useCommand } from '../../commands/useCommand.ts'

/** A slip that the server took. */
interface Sent {
  /** Epoch milliseconds. */
  readonly at: number
  /** What the server said, null when it was nothing worth showing. */
  readonly message: string | null
}

/** Sending a slip: whether slips are taken is read again right before, and `onWindow` hears of it. */
export function useSendSlip(onWindow: (window: SlipWindow) => void) {
  const messageText = useMessageText()
  const { run, ...command } = useCommand('slip')
  const [part, setPart] = useState<number | null>(0)
  const [note, setNote] = useState<'cancelled' | 'windowUnread' | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [asking, setAsking] = useState(false)
  const underWay = useRef<AbortController | null>(null)
  const isAsking = useRef(false)
  const isShown = useIsShown()

  const isTaken = async () => {
    isAsking.current = true
    setAsking(true)
    try {
      const window = await readSlipWindow()
      onWindow(window)
      return window.isOpen
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.ended)) setNote('windowUnread')
      return false
    } finally {
      isAsking.current = false
      setAsking(false)
    }
  }

  const send = async (file: File) => {
    if (isAsking.current) return
    setNote(null)
    // The dialog may be closed while the question is under way: then the player wants nothing sent.
    if (!(await isTaken()) || !isShown.current) return
    const leaving = new AbortController()
    underWay.current = leaving
    setPart(0)
    const isCancelled = (outcome: Outcome<unknown>) => outcome.status === 'failed' && outcome.error.code === 'CANCELLED'
    const upload = () => uploadSlip(file, { signal: leaving.signal, onProgress: setPart })
    const outcome = await run({ amountMinor: null }, upload, { isNoFailure: isCancelled })
    if (outcome?.status === 'known') setSent({ at: Date.now(), message: messageText(outcome.answer.message) })
    if (outcome && isCancelled(outcome)) setNote('cancelled')
  }
  const cancel = () => underWay.current?.abort()
  const startAgain = () => setSent(null)
  return { send, cancel, startAgain, clearNote: () => setNote(null), asking, part, note, sent, ...command }
}

function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
