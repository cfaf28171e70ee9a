import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../messages/toasts.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { platform } from '../../../platform/current.ts'
import { prepareShare, share, shareAddresses } from '../../../platform/share.ts'
import { settings } from '../../../settings/settings.ts'
import type { Words } from './words.ts'

interface Shared {
  readonly words: Words
  readonly link: string
  readonly service: string
}

/** The ways that words and their link go to a friend. What can be neither shared nor copied is selected in `shown`. */
export function useShareText({ words, link, service }: Shared) {
  const { t } = useTranslation('kit')
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const shown = useRef<HTMLQuoteElement>(null)
  useEffect(() => void prepareShare(platform()), [])
  const shareable = { text: words.text, url: link }

  const offer = async () => {
    const { VITE_PUBLIC_ORIGIN: origin } = settings
    const picture = origin === '' ? null : `${origin}/preview.png`
    setIsBusy(true)
    const card = { ...shareable, title: service, button: t('join'), picture }
    const shared = await share(platform(), card, () => showToast('success', t('sent')))
    setIsBusy(false)
    setIsRefused(shared === 'refused')
  }
  const copy = async () => {
    if (await copyText(`${words.text}\n${link}`)) return showToast('success', t('copied'))
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
    showToast('error', t('copyFailed'))
  }
  return {
    shown,
    isBusy,
    isRefused,
    share: offer,
    copy,
    through: (app: 'line' | 'telegram') => platform().openLink(shareAddresses[app](shareable)),
  }
}
