import { useCallback } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { qrStatusCall, readQr } from '../../api/qr.ts'
import { withTurn } from '../../web/turns.ts'
import { isInFlight } from '../../commands/inFlight.ts'
import { slotOf } from '../../commands/slot.ts'
import { pauseAfter } from '../../wallet/credits.ts'
import { readKey } from '../../reads/readKey.ts'
import { useIsSeen } from '../../ui/useIsSeen.ts'
import type { BankCode } from '../../service/qrChannels.ts'
import type { TimedStatus } from './rules.ts'

/** The cache key of a channel's status. */
export const keyOf = (bankCode: BankCode) => readKey(qrStatusCall, { parameters: { bankCode } })

async function read(bankCode: BankCode): Promise<TimedStatus> {
  const status = await withTurn(() => readQr(bankCode))
  return { ...status, receivedAt: Date.now() }
}

/** Polling pauses while a command is in flight, so every later status includes its outcome. */
const paused = (bankCode: BankCode) => () => isInFlight(slotOf('qr', { code: bankCode }))

/** A channel's status: its code, or none. */
export const useQrStatus = (bankCode: BankCode) =>
  useSWR(keyOf(bankCode), () => read(bankCode), { isPaused: paused(bankCode) })

/** Polls the status with growing pauses. `since`: the start of the wait (epoch ms), null for no polling. */
export function useQrPolling(bankCode: BankCode, since: number | null) {
  const { cache } = useSWRConfig()
  // A new function at each render would restart the pause.
  const isPolling = useIsSeen() && since !== null
  const refreshInterval = useCallback(() => (isPolling ? pauseAfter(Date.now() - since) : 0), [isPolling, since])
  // SWR stops polling after an error, so a failed read returns the last known status.
  const readOrKeep = () =>
    read(bankCode).catch((reason: unknown) => {
      const known = cache.get(unstable_serialize(keyOf(bankCode)))?.data as TimedStatus | undefined
      if (known === undefined) throw reason
      return known
    })
  return useSWR(keyOf(bankCode), readOrKeep, { isPaused: paused(bankCode), revalidateOnMount: false, refreshInterval })
}
