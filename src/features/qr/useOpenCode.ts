import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { TimedStatus } from '../../wallet/qrStatus.ts'
import { isMoneyRead } from '../../wallet/useWallet.ts'
import { everyWhileVisible } from '../../lib/visibility.ts'
import { useMemberHash } from '../../commands/useOpenCommands.ts'
import { forgetBegun, noteBegun } from '../../session/begunDeposits.ts'
import type { BankCode } from '../../operator/qrChannels.ts'
import { follow, type Followed } from './rules.ts'
import { useQrPolling } from './useQrStatus.ts'

/** `kept` is a code that an earlier load of the page followed. */
export function useOpenCode(bankCode: BankCode, status: TimedStatus, kept: Followed | null) {
  const { mutate: mutateAll } = useSWRConfig()
  const [opened, setOpened] = useState(() => Date.now())
  const [before, setBefore] = useState(kept)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const now = follow(before, status, opened)
  const followed = now && now.id === cancelled && !status.hasQrcode ? null : now
  if (followed !== before) setBefore(followed)
  const isOver = useIsPast(followed?.deadline ?? null)
  const isOpen = status.hasQrcode && !isOver
  const { mutate, isValidating } = useQrPolling(bankCode, isOpen && followed ? Math.max(followed.since, opened) : null)

  const deadline = followed?.deadline ?? null
  const askedFor = useRef<number | null>(null)
  // A read in flight may already show it.
  const isDue = status.hasQrcode && isOver && !isValidating
  useEffect(() => {
    if (!isDue || askedFor.current === deadline) return
    askedFor.current = deadline
    void mutate()
  }, [isDue, deadline, mutate])

  const member = useMemberHash()
  useEffect(() => {
    // Home links back to the code.
    if (isOpen && deadline !== null) noteBegun(member, { what: bankCode, until: deadline })
    else forgetBegun(member, bankCode)
  }, [member, bankCode, isOpen, deadline])

  const isGone = followed !== null && !status.hasQrcode
  useEffect(() => {
    // Most codes disappear because they were paid.
    if (isGone) void mutateAll(isMoneyRead)
  }, [isGone, mutateAll])

  return {
    isOpen,
    followed,
    /** Null while the code is open, or after a cancellation. */
    end: followed === null || isOpen ? null : isOver ? ('expired' as const) : ('gone' as const),
    isReading: isValidating,
    readAgain: mutate,
    /** A code that is still open counts as new. */
    restart() {
      setOpened(Date.now())
      setBefore(null)
    },
    /** A cancelled code that disappears has not been paid. */
    expectGone: () => setCancelled(followed?.id ?? null),
  }
}

/** `moment` is epoch ms. Accurate to a second, and on return to the page. */
function useIsPast(moment: number | null): boolean {
  const [past, setPast] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return
    const look = () => Date.now() >= moment && setPast(moment)
    look()
    return everyWhileVisible(look, 1_000)
  }, [moment])
  return moment !== null && past === moment
}
