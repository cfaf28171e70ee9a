import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendGiftLink } from '../../api/gift.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { useMemberHash } from '../../commands/useOpenIntents.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useCreditWatch } from '../../wallet/useCreditWatch.ts'
import { settings } from '../../settings/settings.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { noteUsed } from '../../device/lastUsed.ts'
import { encryptGiftLink } from './encryptGiftLink.ts'
import { isLink } from './rules.ts'

/** The server's answer to a gift link, and when the link was sent (epoch ms). */
interface GiftAnswer {
  readonly at: number
  readonly message: string | null
}

/** The gift link's form and its command. A link that cannot be encrypted is not sent. */
export function useGift(walletName: string) {
  const { t } = useTranslation('gift')
  const messageText = useMessageText()
  const member = useMemberHash()
  const command = useCommand('gift', { code: walletName })
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<GiftAnswer | null>(null)
  // From the tap on, as encryption may take longer than the request. Epoch ms; null while none is sent.
  const [sendingSince, setSendingSince] = useState<number | null>(null)
  const credit = useCreditWatch(sent?.at ?? sendingSince, sent?.at ?? null)
  const underWay = useRef(false)
  const newSignal = useAbortSignal()

  const type = (text: string) => {
    setLink(text)
    setProblem(null)
  }

  const send = async (at: number) => {
    const signal = newSignal()
    const encrypted = await encryptGiftLink(link, walletName, settings.VITE_GIFT_LINK_PUBLIC_KEY).catch(() => null)
    // After the dialog is closed nothing is sent.
    if (signal.aborted) return
    if (encrypted === null) return setProblem(t('failed'))
    const outcome = await command.run({ amountMinor: null }, () => sendGiftLink(encrypted), {
      failed: setProblem,
      done: (said) => ({ title: t('title'), text: said ?? t('doneText'), isWaiting: true }),
      isShownByRoom: true,
    })
    if (outcome?.status !== 'known') return
    noteUsed(member, 'deposit', walletName)
    setLink('')
    setSent({ at, message: messageText(outcome.answer.message) })
  }
  const submit = async () => {
    if (link.trim() === '' || underWay.current) return
    if (!isLink(link)) return setProblem(t('notALink'))
    underWay.current = true
    const at = Date.now()
    setSendingSince(at)
    try {
      await send(at)
    } finally {
      underWay.current = false
      setSendingSince(null)
    }
  }
  return {
    link,
    type,
    problem,
    submit,
    sent,
    again: () => setSent(null),
    credit,
    ...command,
    busy: sendingSince !== null || command.busy,
  }
}
