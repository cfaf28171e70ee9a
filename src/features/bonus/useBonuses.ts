import { useSWRConfig } from 'swr'
import { activeBonusCall, bonusesCall } from '../../api/bonus.ts'
import type { Call } from '../../api/client/call.ts'
import { bestNow } from '../../api/client/serverClock.ts'
import { refundCheckCall } from '../../api/refund.ts'
import { readsOf, useRead } from '../../api/useRead.ts'
import type { SuccessMessage } from '../../commands/outcomeMessages.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { useNow } from '../../ui/useNow.ts'

export const useBonuses = () => useRead(bonusesCall)

/** Undefined if the active bonus is not in the list. */
export const useCurrentBonus = () => useBonuses().data?.find(({ userBonus }) => userBonus?.isActive)

/** Epoch ms, preferably the server's, which counts the limits; a phone's clock may be wrong. */
export function useLimitNow(): number {
  const now = useNow()
  return bestNow() ?? now
}

const bonusReads = readsOf(bonusesCall, activeBonusCall, refundCheckCall)

type BonusCall = Call<{ message: string | null }>

export function useBonusCommand(kind: 'bonus' | 'bonusClear' | 'promotion', code?: string) {
  const { mutate } = useSWRConfig()
  const { run, ...command } = useCommand(kind, { code })
  const receiptOf = useReceipt()

  const send = (call: BonusCall, done: (message: string | null) => SuccessMessage) =>
    void run(call, {
      ...(code !== undefined && { parameters: { code } }),
      closeDialog,
      done,
      after: () => void mutate(bonusReads),
    })
  const receive = (call: BonusCall, title: string, text: string) =>
    send(call, (message) => ({
      title,
      text: message ?? text,
      receipt: receiptOf(code ?? '', message ?? text, { movesMain: true }),
    }))
  return { ...command, send, receive }
}
