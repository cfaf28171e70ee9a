import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { mutexKey } from '../../commands/mutex.ts'
import { isInFlight } from '../../commands/openCommands.ts'
import { everyWhileVisible } from '../../lib/visibility.ts'
import type { QrChannel } from '../../operator/qrChannels.ts'
import { forgetBegun, storeBegun } from '../../session/begunDeposits.ts'
import { useIsSeen } from '../../ui/useIsSeen.ts'
import { creditPause } from '../../wallet/creditTiming.ts'
import { qrKey, readQrStatus, type TimedStatus } from '../../wallet/qrStatus.ts'
import { isMoneyRead, useMemberHash } from '../../wallet/useWallet.ts'
import { trackCode, type TrackedCode } from './rules.ts'

/** `earlier` is a code that an earlier load of the page followed. */
export function useOpenCode(bankCode: QrChannel, status: TimedStatus, earlier: TrackedCode | null) {
  const { mutate: mutateAll } = useSWRConfig()
  const [openedAt, setOpenedAt] = useState(() => Date.now())
  const [before, setBefore] = useState(earlier)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const now = trackCode(before, status, openedAt)
  const followed = now && now.codeId === cancelled && !status.hasQrcode ? null : now
  if (followed !== before) setBefore(followed)
  const isOver = useIsExpired(followed?.deadline ?? null)
  const isOpen = status.hasQrcode && !isOver
  const { mutate, isValidating } = useQrPolling(
    bankCode,
    isOpen && followed ? Math.max(followed.paidFrom, openedAt) : null,
  )

  const deadline = followed?.deadline ?? null
  const askedFor = useRef<number | null>(null)
  // A read in flight may already show the new status.
  const isDue = status.hasQrcode && isOver && !isValidating
  useEffect(() => {
    if (!isDue || askedFor.current === deadline) return
    askedFor.current = deadline
    void mutate()
  }, [isDue, deadline, mutate])

  const member = useMemberHash()
  useEffect(() => {
    // Home links back to the code.
    if (isOpen) storeBegun(member, { method: bankCode, until: deadline ?? Date.now() + 24 * 3_600_000 })
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
      setOpenedAt(Date.now())
      setBefore(null)
    },
    /** A cancelled code that disappears has not been paid. */
    expectGone: () => setCancelled(followed?.codeId ?? null),
  }
}

const everySecond = (check: () => void) => everyWhileVisible(check, 1_000)

/** `deadline` is epoch ms. Accurate to a second, and on return to the page. */
const useIsExpired = (deadline: number | null) =>
  useSyncExternalStore(everySecond, () => deadline !== null && Date.now() >= deadline)

/** No polling during a command, so each later status includes its outcome. */
const paused = (bankCode: QrChannel) => () => isInFlight(mutexKey({ kind: 'qr', parameters: { code: bankCode } }))

export const useQrStatus = (bankCode: QrChannel) =>
  useSWR(qrKey(bankCode), () => readQrStatus(bankCode), { isPaused: paused(bankCode) })

/** `since` is epoch ms; null stops the polling. */
function useQrPolling(bankCode: QrChannel, since: number | null) {
  const { cache } = useSWRConfig()
  // A new function at each render would restart the delay.
  const isPolling = useIsSeen() && since !== null
  const refreshInterval = useCallback(() => (isPolling ? creditPause(Date.now() - since) : 0), [isPolling, since])
  // SWR stops polling after an error, so a failed read returns the last status.
  const readOrKeep = () =>
    readQrStatus(bankCode).catch((reason: unknown) => {
      const known = cache.get(unstable_serialize(qrKey(bankCode)))?.data as TimedStatus | undefined
      if (known === undefined) throw reason
      return known
    })
  return useSWR(qrKey(bankCode), readOrKeep, { isPaused: paused(bankCode), revalidateOnMount: false, refreshInterval })
}
