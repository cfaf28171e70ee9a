import { platform } from './current.ts'
import type { SharedCard, Shareable, Sharing } from './sharing.ts'
import { withTimeout } from './withTimeout.ts'

/** A chooser that is still open counts too. */
const isCancel = (reason: unknown) =>
  reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError')

/** `handedOver`: hosts may give no answer. `refused`: an address is left to choose. */
type ShareResult = 'shared' | 'handedOver' | 'cancelled' | 'refused'

export const shareAddresses = {
  line: ({ text, url }: Shareable) => `https://line.me/R/share?text=${encodeURIComponent(`${text}\n${url}`)}`,
  telegram: ({ text, url }: Shareable) =>
    `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
}

/** Some choosers never answer. */
const chooserLimitMs = 1_500

export async function prepareShare(): Promise<void> {
  await platform()
    .sharing?.loadChooser?.()
    .catch(() => undefined)
}

export const canShare = () => platform().sharing !== null || 'share' in navigator

/** Needs a tap; `onSent` may come much later. */
export async function share(card: SharedCard, onSent: () => void): Promise<ShareResult> {
  const { sharing } = platform()
  if (sharing) return shareInMessenger(sharing, card, onSent)
  try {
    const { text, url } = card
    const done = await withTimeout(
      chooserLimitMs,
      navigator.share({ text, url }).then(() => 'shared' as const),
    )
    return done ?? 'handedOver'
  } catch (reason) {
    // Sharing is missing, or the frame blocks it.
    return isCancel(reason) ? 'cancelled' : 'refused'
  }
}

async function shareInMessenger({ messenger, loadChooser }: Sharing, card: SharedCard, onSent: () => void) {
  const openAddress = (): ShareResult => {
    platform().openLink(shareAddresses[messenger](card))
    return 'handedOver'
  }
  if (!loadChooser) return openAddress()
  try {
    const chooser = await withTimeout(chooserLimitMs, loadChooser())
    const picked = chooser?.pick(card)
    if (!picked) return openAddress()
    const answered = picked.then((outcome) => {
      if (outcome === 'shared') onSent()
      return outcome
    })
    return (await withTimeout(chooserLimitMs, answered)) ?? 'handedOver'
  } catch {
    return openAddress()
  }
}
