import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { cancelQr, createQr } from '../../api/qr.ts'
import { nextTurn } from '../../web/turns.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useAskedSince } from '../../commands/settling/useAskedSince.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { showToast } from '../../messages/toasts.ts'
import type { Minor } from '../../money/minor.ts'
import type { BankCode } from '../../service/qrChannels.ts'
import { reloadedWith, type SeenStatus } from './rules.ts'
import { keyOf } from './useQrStatus.ts'

/**
 * Makes a code and takes it back. What came without an answer stays open until a status was asked for after it: that one shows how it
 * ended. `onCancelled`: the code was taken back.
 */
export function useQrCommands(bankCode: BankCode, status: SeenStatus, onCancelled: () => void) {
  const errorText = useErrorText()
  const { mutate } = useSWRConfig()
  const { run, busy, open, settle } = useCommand('qr', { code: bankCode })
  const [found, setFound] = useState<string | null>(null)
  const key = keyOf(bankCode)
  const stand = status.hasQrcode ? (status.qrcodeId ?? 'code') : 'none'

  const isSince = useAskedSince(open, status.asked, () => void mutate(key))
  const isSeen = open.length > 0 && isSince
  if (isSeen && found !== stand) setFound(stand)
  const settleNow = useEffectEvent(settle)
  useEffect(() => {
    if (isSeen) settleNow()
  }, [isSeen])

  const create = async (minor: Minor) => {
    setFound(null)
    const asked = nextTurn()
    const outcome = await run({ amountMinor: minor }, () => createQr(bankCode, minor))
    if (outcome === null || outcome.status === 'failed') return
    if (outcome.status === 'known') {
      const { answer } = outcome
      if (!answer.hasQrcode) return showToast('error', errorText({ code: answer.message ?? 'QR_FAIL' }))
      void mutate(key, { ...answer, asked, receivedAt: Date.now() }, { revalidate: false })
    }
    // Forgotten rather than kept until they are read: an old code must not be shown for a moment.
    for (const other of reloadedWith(bankCode)) void mutate(keyOf(other), undefined)
  }

  const cancel = async (qrcodeId: string) => {
    setFound(null)
    const outcome = await run({ amountMinor: null }, () => cancelQr(qrcodeId))
    if (outcome === null) return
    if (outcome.status !== 'known') return void mutate(key)
    onCancelled()
    void mutate(key, { ...status, hasQrcode: false, qrcodeId: null, qrcode: null })
  }

  /** `isFound`: what the status says is how a command without an answer ended. */
  return { create, cancel, busy, unanswered: isSeen ? [] : open, isFound: found === stand }
}
