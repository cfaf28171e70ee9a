import { useCallback } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { qrStatusCall, readQr } from '../../api/qr.ts'
import { nextTurn } from '../../web/turns.ts'
import { isInFlight } from '../../commands/inFlight.ts'
import { slotOf } from '../../commands/slot.ts'
import { pauseAfter } from '../../wallet/credits.ts'
import { readKey } from '../../reads/readKey.ts'
import { useIsSeen } from '../../ui/useIsSeen.ts'
import type { BankCode } from '../../service/qrChannels.ts'
import type { SeenStatus } from './rules.ts'

/** The key of a channel's status. */
export const keyOf = (bankCode: BankCode) => readKey(qrStatusCall, { parameters: { bankCode } })

async function read(bankCode: BankCode): Promise<SeenStatus> {
  const asked = nextTurn()
  const status = await readQr(bankCode)
  return { ...status, asked, receivedAt: Date.now() }
}

/** Polling pauses while a command is in flight, so every later status includes its outcome. */
const paused = (bankCode: BankCode) => () => isInFlight(slotOf('qr', { code: bankCode }))

/** A channel's code, or that there is none. */
export const useQrStatus = (bankCode: BankCode) =>
  useSWR(keyOf(bankCode), () => read(bankCode), { isPaused: paused(bankCode) })

/** Reads the status again and again with growing pauses; `since`: from when on (epoch ms), null while there is no reason to. */
export function useQrPolling(bankCode: BankCode, since: number | null) {
  const { cache } = useSWRConfig()
  // A new function on each drawing would begin the pause anew.
  const isPolling = useIsSeen() && since !== null
  const refreshInterval = useCallback(() => (isPolling ? pauseAfter(Date.now() - since) : 0), [isPolling, since])
  // After an error SWR would poll no more; what was known is still shown, and the next reading may arrive.
  const readOrKeep = () =>
    read(bankCode).catch((reason: unknown) => {
      const known = cache.get(unstable_serialize(keyOf(bankCode)))?.data as SeenStatus | undefined
      if (known === undefined) throw reason
      return known
    })
  return useSWR(keyOf(bankCode), readOrKeep, { isPaused: paused(bankCode), revalidateOnMount: false, refreshInterval })
}
