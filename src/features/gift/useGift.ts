import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tapTimeNow } from '../../api/client/client.ts'
import { sendGiftLinkCall } from '../../api/deposit.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useMessageText } from '../../i18n/errorText.ts'
import { settings } from '../../lib/settings/settings.ts'
import { storeLastUsed } from '../../session/lastUsed.ts'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { useAwaitedCredit, waitFromNow } from '../../wallet/useAwaitedCredit.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { encryptGiftLink } from './encryptGiftLink.ts'
import { isLink } from './rules.ts'

/** A link that cannot be encrypted is not sent. */
export function useGift(walletName: string) {
  const { t } = useTranslation('gift')
  const messageText = useMessageText()
  const member = useMemberHash()
  const command = useCommand('gift', { code: walletName })
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [serverText, setServerText] = useState<string | null>(null)
  const isUnknown = command.unknownCommands.length > 0
  const { wait, setWait, keep, credit } = useAwaitedCredit(`gift ${walletName}`, { isUnknown })
  const since = wait?.since ?? null
  const isOver = credit !== null && since !== null
  useEffect(() => {
    if (isOver) keep(null)
  }, [isOver, keep])
  // Set from the tap on, as encryption takes time too.
  const [sending, setSending] = useState(false)
  const newSignal = useAbortSignal()

  const type = (text: string) => {
    setLink(text)
    setProblem(null)
  }

  const send = async () => {
    const signal = newSignal()
    const tappedAt = tapTimeNow()
    const begun = waitFromNow()
    const encrypted = await encryptGiftLink(link, walletName, settings.VITE_GIFT_LINK_PUBLIC_KEY).catch(() => null)
    // After the dialog closes, nothing is sent.
    if (signal.aborted) return
    if (encrypted === null) return setProblem(t('failed'))
    setWait(begun)
    const outcome = await command.run(sendGiftLinkCall, {
      body: { link: encrypted },
      tappedAt,
      failed: setProblem,
      done: (message) => ({ title: t('title'), text: message ?? t('doneText'), isWaiting: true }),
      isShownByFeature: true,
    })
    if (outcome === null || outcome.status === 'failed') setWait(null)
    if (outcome?.status !== 'done') return
    storeLastUsed(member, 'deposit', walletName)
    setLink('')
    setServerText(messageText(outcome.answer.message))
    const taken = { ...begun, since: Date.now() }
    setWait(taken)
    keep(taken)
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
    /** When the last link was taken, epoch ms; null for none. */
    since,
    message: serverText,
    again() {
      keep(null)
      setWait(null)
    },
    credit,
    ...command,
    decide() {
      setWait(null)
      command.decide()
    },
    isBusy: sending || command.isBusy,
  }
}
