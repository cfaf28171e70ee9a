import type { Platform } from './platform.ts'
import type { Card, Shareable, Sharing } from './sharing.ts'
import { withTimeout } from './withTimeout.ts'

/** True if the player closed the device's chooser, or it is still open from an earlier tap. */
const isCancel = (reason: unknown) =>
  reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError')

/** The result of sharing. `asked`: the host was asked, and does not answer; `refused`: the player has to choose an address. */
export type Shared = 'shared' | 'asked' | 'cancelled' | 'refused'

/** The addresses by which each messenger shares something, in its own app or in any browser. */
export const shareAddresses = {
  line: ({ text, url }: Shareable) => `https://line.me/R/share?text=${encodeURIComponent(`${text}\n${url}`)}`,
  telegram: ({ text, url }: Shareable) =>
    `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
}

/** The longest wait for a chooser (ms): the player may leave it open, and some never answer. */
const answerLimitMs = 1_500

type Host = Pick<Platform, 'sharing' | 'openLink'>

/** Loads this host's chooser before the tap. */
export async function prepareShare({ sharing }: Pick<Host, 'sharing'>): Promise<void> {
  await sharing?.loadChooser?.().catch(() => undefined)
}

/** True if the host or the device has a chooser of its own; else the player chooses an address. */
export const canShare = ({ sharing }: Pick<Host, 'sharing'>) => sharing !== null || 'share' in navigator

/**
 * Shares by the messenger's chooser, else by that of the device. Within a tap. `onSent`: the messenger has sent the card, which may be
 * long after it was asked.
 */
export async function share(host: Host, card: Card, onSent: () => void): Promise<Shared> {
  if (host.sharing) return shareInMessenger(host, host.sharing, card, onSent)
  try {
    const { text, url } = card
    const done = await withTimeout(
      answerLimitMs,
      navigator.share({ text, url }).then(() => 'shared' as const),
    )
    return done ?? 'asked'
  } catch (reason) {
    // Else it is not there, or the frame around the page holds it back.
    return isCancel(reason) ? 'cancelled' : 'refused'
  }
}

/** The messenger's chooser, else its share address; never both, once the chooser had its time. */
async function shareInMessenger(host: Host, { messenger, loadChooser }: Sharing, card: Card, onSent: () => void) {
  const openAddress = (): Shared => {
    host.openLink(shareAddresses[messenger](card))
    return 'asked'
  }
  if (!loadChooser) return openAddress()
  try {
    const chooser = await withTimeout(answerLimitMs, loadChooser())
    const picked = chooser?.pick(card)
    if (!picked) return openAddress()
    const answered = picked.then((outcome) => {
      if (outcome === 'shared') onSent()
      return outcome
    })
    return (await withTimeout(answerLimitMs, answered)) ?? 'asked'
  } catch {
    return openAddress()
  }
}
