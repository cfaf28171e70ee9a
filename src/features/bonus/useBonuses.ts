import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { activeBonusCall, type Bonus, bonusesCall } from '../../api/bonus.ts'
import type { Call } from '../../api/client/call.ts'
import { bestNow } from '../../api/client/serverClock.ts'
import { refundCheckCall } from '../../api/refund.ts'
import { readsOf, useRead } from '../../api/useRead.ts'
import { useCommand, type SuccessMessage } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { formatCount } from '../../i18n/money.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { useNow } from '../../ui/useNow.ts'
import type { Claims } from './rules.ts'

export const useBonuses = () => useRead(bonusesCall)

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
      ...(code !== undefined && { pathParameters: { code } }),
      closeDialog: closeDialogs,
      done,
      onOutcome: () => void mutate(bonusReads),
    })
  const claim = (call: BonusCall, title: string, text: string) =>
    send(call, (message) => ({
      title,
      text: message ?? text,
      receipt: receiptOf(code ?? '', message ?? text, { movesMain: true }),
    }))
  return { ...command, send, claim }
}

const typeTexts = { limit: 'typeLimit', day: 'typeDay', week: 'typeWeek', promotion: 'typePromotion' } as const
const isKnown = (type: string): type is keyof typeof typeTexts => Object.hasOwn(typeTexts, type)

const leftTexts = { limit: 'leftInAll', day: 'leftToday', week: 'leftThisWeek' } as const
const shortTexts = { limit: 'shortInAll', day: 'shortToday', week: 'shortThisWeek' } as const

export function useWords() {
  const { t } = useTranslation('bonus')
  return {
    type: (type: string | null) => {
      if (!type?.trim()) return t('typeNone')
      return isKnown(type) ? t(typeTexts[type]) : type
    },
    claims: ({ type }: Pick<Bonus, 'type'>, { max, left }: Claims, isShort = false) =>
      max === null || left === null
        ? t('limitUnknown')
        : t((isShort ? shortTexts : leftTexts)[type ?? 'limit'], {
            left: formatCount(left),
            max: formatCount(Math.max(0, max)),
          }),
  }
}
