import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { showsMoney } from '../../wallet/showsMoney.ts'
import { everyWhileSeen } from '../../web/seen.ts'
import type { BankCode } from '../../service/qrChannels.ts'
import { follow, type Followed, type SeenStatus } from './rules.ts'
import { useQrPolling } from './useQrStatus.ts'

/**
 * Follows a channel's code: until when it is valid, whether it went before that, and since when its payment is waited for. At its
 * deadline the server is asked once.
 */
export function useOpenCode(bankCode: BankCode, status: SeenStatus) {
  const { mutate: mutateAll } = useSWRConfig()
  const [opened, setOpened] = useState(() => Date.now())
  const [before, setBefore] = useState<Followed | null>(null)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const now = follow(before, status, opened)
  const followed = now && now.id === cancelled && !status.hasQrcode ? null : now
  if (followed !== before) setBefore(followed)
  const isOver = useIsPast(followed?.deadline ?? null)
  const isOpen = status.hasQrcode && !isOver
  const { mutate, isValidating } = useQrPolling(bankCode, isOpen && followed ? followed.since : null)

  const deadline = followed?.deadline ?? null
  const askedFor = useRef<number | null>(null)
  // An answer that is on its way may tell already.
  const isDue = status.hasQrcode && isOver && !isValidating
  useEffect(() => {
    if (!isDue || askedFor.current === deadline) return
    askedFor.current = deadline
    void mutate()
  }, [isDue, deadline, mutate])

  const isGone = followed !== null && !status.hasQrcode
  useEffect(() => {
    // Most codes go because they were paid: the statement shows it first.
    if (isGone) void mutateAll(showsMoney)
  }, [isGone, mutateAll])

  return {
    isOpen,
    deadline,
    since: followed?.since ?? null,
    /** What became of a code that is not open any more and was not taken back. */
    end: followed === null || isOpen ? null : isOver ? ('expired' as const) : ('gone' as const),
    isReading: isValidating,
    readAgain: mutate,
    /** Waits no more for a payment that came; a code that is still there counts as seen for the first time. */
    beginAnew() {
      setOpened(Date.now())
      setBefore(null)
    },
    /** The player took the code back: once it is gone, nothing is waited for. */
    expectGone: () => setCancelled(followed?.id ?? null),
  }
}

/** Whether a moment (epoch ms) is past; told within a second of it, and when the page comes back into sight. */
function useIsPast(moment: number | null): boolean {
  const [past, setPast] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return
    const look = () => Date.now() >= moment && setPast(moment)
    look()
    return everyWhileSeen(look, 1_000)
  }, [moment])
  return moment !== null && past === moment
}
