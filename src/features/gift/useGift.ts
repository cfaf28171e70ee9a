import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tapNow } from '../../api/client/commandOptions.ts'
import { serverNow } from '../../api/client/serverClock.ts'
import { sendGiftLinkCall } from '../../api/deposit.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useMessageText } from '../../i18n/errorText.ts'
import { settings } from '../../lib/settings/settings.ts'
import { noteUsed } from '../../session/lastUsed.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { useCreditWatch } from '../../wallet/useCreditWatch.ts'
import { useKeptWait } from '../../wallet/useKeptWait.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { encryptGiftLink } from './encryptGiftLink.ts'
import { isLink } from './rules.ts'

interface GiftAnswer {
  /** Epoch ms. */
  readonly at: number
  readonly message: string | null
}

/** A link that cannot be encrypted is not sent. */
export function useGift(walletName: string) {
  const { t } = useTranslation('gift')
  const messageText = useMessageText()
  const member = useMemberHash()
  const command = useCommand('gift', { code: walletName })
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [kept, keep] = useKeptWait(`gift ${walletName}`)
  const [sent, setSent] = useState<GiftAnswer | null>(kept && { at: kept.from, message: null })
  /** Epoch ms of the last link that may be credited. */
  const [paidFrom, setPaidFrom] = useState(kept?.from ?? null)
  const since = sent !== null || command.unknownCommands.length > 0 ? paidFrom : null
  const credit = useCreditWatch(paidFrom, since, paidFrom === kept?.from ? kept?.fromByServer : null)
  const isCredited = credit !== null
  useEffect(() => {
    if (isCredited) keep(null)
  }, [isCredited, keep])
  // Set from the tap on, as encryption takes time too.
  const [sending, setSending] = useState(false)
  const newSignal = useAbortSignal()

  const type = (text: string) => {
    setLink(text)
    setProblem(null)
  }

  const send = async () => {
    const signal = newSignal()
    const tap = tapNow()
    const at = Date.now()
    const fromByServer = serverNow()
    const encrypted = await encryptGiftLink(link, walletName, settings.VITE_GIFT_LINK_PUBLIC_KEY).catch(() => null)
    // After the dialog closes, nothing is sent.
    if (signal.aborted) return
    if (encrypted === null) return setProblem(t('failed'))
    setPaidFrom(at)
    const outcome = await command.run(sendGiftLinkCall, {
      body: { link: encrypted },
      tap,
      failed: setProblem,
      done: (message) => ({ title: t('title'), text: message ?? t('doneText'), isWaiting: true }),
      isShownByFeature: true,
    })
    if (outcome === null || outcome.status === 'failed') setPaidFrom(null)
    if (outcome?.status !== 'done') return
    noteUsed(member, 'deposit', walletName)
    setLink('')
    setSent({ at, message: messageText(outcome.answer.message) })
    keep({ from: at, fromByServer, since: at, code: null, typed: null, isCredited: false })
  }
  const submit = async () => {
    if (link.trim() === '' || sending) return
    if (!isLink(link)) return setProblem(t('notALink'))
    setSending(true)
    try {
      await send()
    } finally {
      setSending(false)
    }
  }
  return {
    link,
    type,
    problem,
    submit,
    sent,
    again() {
      keep(null)
      setSent(null)
      setPaidFrom(null)
    },
    credit,
    ...command,
    decide() {
      setPaidFrom(null)
      command.decide()
    },
    busy: sending || command.busy,
  }
}
