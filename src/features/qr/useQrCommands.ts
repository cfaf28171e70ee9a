import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { tapTimeNow } from '../../api/client/client.ts'
import { cancelQrCall, createQrCall } from '../../api/qr.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useReadSince } from '../../commands/useReadSince.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { monotonicNow } from '../../lib/clock.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { showToast } from '../../lib/toasts.ts'
import type { QrChannel } from '../../operator/qrChannels.ts'
import { qrKey, timed, type TimedStatus } from '../../wallet/qrStatus.ts'
import type { CreditWait } from '../../wallet/useAwaitedCredit.ts'
import { codeIdOf, reloadedWith } from './rules.ts'

/** Without an answer a command is unknown, until a later status shows its outcome. */
export function useQrCommands(
  bankCode: QrChannel,
  status: TimedStatus,
  onCancelled: () => void,
  earlier: Pick<CreditWait, 'codeId' | 'typed'> | null,
) {
  const { t } = useTranslation('qr')
  const errorText = useErrorText()
  const { mutate } = useSWRConfig()
  const { run, isBusy, unknownCommands, decide, settleUnknown } = useCommand('qr', { code: bankCode })
  const [found, setFound] = useState<string | null>(null)
  const [made, setMade] = useState(earlier)
  const key = qrKey(bankCode)
  const state = status.hasQrcode ? (status.qrcodeId ?? 'code') : 'none'

  const isSince = useReadSince(unknownCommands, status.askedAt, () => void mutate(key))
  const isSeen = unknownCommands.length > 0 && isSince
  if (isSeen && found !== state) setFound(state)
  const forgetNow = useEffectEvent(settleUnknown)
  useEffect(() => {
    if (isSeen) forgetNow()
  }, [isSeen])

  const create = async (minor: Minor, tappedAt = tapTimeNow()) => {
    setFound(null)
    const askedAt = monotonicNow()
    const outcome = await run(createQrCall, {
      pathParameters: { bankCode },
      body: { amount: minor },
      amountMinor: minor,
      tappedAt,
    })
    if (outcome === null || outcome.status === 'failed') return
    if (outcome.status === 'done') {
      const { answer } = outcome
      if (!answer.hasQrcode) return showToast('error', errorText({ code: answer.message ?? 'QR_FAIL' }))
      setMade({ codeId: codeIdOf(answer), typed: minor })
      void mutate(key, timed({ ...answer, askedAt }), { revalidate: false })
    }
    // Evicted before reading again, so an old code never flashes.
    for (const other of reloadedWith(bankCode)) void mutate(qrKey(other), undefined)
  }

  const cancel = async (qrcodeId: string) => {
    setFound(null)
    const outcome = await run(cancelQrCall, { pathParameters: { qrcodeId } })
    if (outcome === null) return
    if (outcome.status !== 'done') return void mutate(key)
    onCancelled()
    showToast('success', t('cancelled'))
    void mutate(key, { ...status, hasQrcode: false, qrcodeId: null, qrcode: null })
  }

  /** `isFound`: the status shows an unknown command's outcome. */
  return {
    create,
    cancel,
    /** Null for a code that was not made here. */
    typedFor: (codeId: string) => (made?.codeId === codeId ? made.typed : null),
    isBusy,
    unknownCommands: isSeen ? [] : unknownCommands,
    decide,
    isFound: found === state,
  }
}
