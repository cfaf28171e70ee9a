import { useEffect, useState } from 'react'
import { settings } from '../../lib/settings/settings.ts'
import { showToast } from '../../lib/toasts.ts'
import { platform } from '../../platform/current.ts'
import { prepareShare, share, shareAddresses } from '../../platform/share.ts'
import type { Messenger } from '../../platform/sharing.ts'

/** `button` is on the card in a chat; `sent` is a toast. */
export function useShare({ sent, ...words }: Record<'title' | 'text' | 'button' | 'sent', string>) {
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => void prepareShare(), [])

  const offer = async (url: string) => {
    const { VITE_PUBLIC_ORIGIN: origin } = settings
    const card = { ...words, url, picture: origin === '' ? null : `${origin}/preview.png` }
    setIsBusy(true)
    const shared = await share(card, () => showToast('success', sent))
    setIsBusy(false)
    setIsRefused(shared === 'refused')
  }
  const through = (app: Messenger, url: string) => platform().openLink(shareAddresses[app]({ text: words.text, url }))
  return { offer: (url: string) => void offer(url), through, isBusy, isRefused }
}
