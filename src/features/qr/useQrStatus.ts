import { useCallback } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { isSending } from '../../commands/openCommands.ts'
import { mutexKey } from '../../commands/kinds.ts'
import { creditPause } from '../../wallet/creditTiming.ts'
import { qrKey, readQrStatus, type TimedStatus } from '../../wallet/qrStatus.ts'
import { useIsSeen } from '../../ui/useIsSeen.ts'
import type { BankCode } from '../../operator/qrChannels.ts'

/** No polling during a command, so each later status includes its outcome. */
const paused = (bankCode: BankCode) => () => isSending(mutexKey('qr', { code: bankCode }))

export const useQrStatus = (bankCode: BankCode) =>
  useSWR(qrKey(bankCode), () => readQrStatus(bankCode), { isPaused: paused(bankCode) })

/** `since` is epoch ms; null stops the polling. */
export function useQrPolling(bankCode: BankCode, since: number | null) {
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
