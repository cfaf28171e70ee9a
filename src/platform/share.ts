import type { Card } from './lineShare.ts'
import type { Platform } from './platform.ts'
import { within } from './within.ts'

/** What is shared: words, and the address that they lead to. */
type Shareable = Pick<Card, 'text' | 'url'>

/** The player put the device's chooser away, or it is still open from an earlier tap. */
const isCancel = (reason: unknown) =>
  reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError')

/** What became of it; `asked`: the host was asked, and does not tell; `refused`: the player has to choose an address. */
export type Shared = 'shared' | 'asked' | 'cancelled' | 'refused'

/** Where each messenger takes something to be shared, by its own app or in any browser. */
export const shareAddresses = {
  line: ({ text, url }: Shareable) => `https://line.me/R/share?text=${encodeURIComponent(`${text}\n${url}`)}`,
  telegram: ({ text, url }: Shareable) =>
    `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
}

/** How long a chooser is waited for (ms): it may stay open for as long as the player likes, and some never answer. */
const limit = 1_500

const loadLineShare = async () => (await import('./line.ts')).loadShare()

/** Fetches ahead of the tap what sharing needs in this host. */
export async function prepareShare({ name }: Pick<Platform, 'name'>): Promise<void> {
  if (name === 'line') await loadLineShare().catch(() => undefined)
}

type Host = Pick<Platform, 'name' | 'openLink'>

/** Whether the host or the device has a chooser of its own; else the player chooses an address. */
export const canShare = ({ name }: Pick<Platform, 'name'>) => name !== 'browser' || 'share' in navigator

/**
 * Shares by the host's own way: a messenger's chooser, else that of the device. Within a tap. `onSent`: LINE has sent the card, which
 * may be long after it was asked.
 */
export async function share(host: Host, card: Card, onSent: () => void): Promise<Shared> {
  if (host.name === 'line') return shareInLine(host, card, onSent)
  if (host.name === 'telegram') return openAddress(host, shareAddresses.telegram(card))
  try {
    const { text, url } = card
    const done = await within(
      limit,
      navigator.share({ text, url }).then(() => 'shared' as const),
    )
    return done ?? 'asked'
  } catch (reason) {
    // Else it is not there, or the frame around the page holds it back.
    return isCancel(reason) ? 'cancelled' : 'refused'
  }
}

function openAddress(host: Host, address: string): 'asked' {
  host.openLink(address)
  return 'asked'
}

/** LINE's chooser of friends, else its share address; never both, once the chooser had its time. */
async function shareInLine(host: Host, card: Card, onSent: () => void): Promise<Shared> {
  try {
    const line = await within(limit, loadLineShare())
    const picked = line?.pickInLine(card)
    if (!picked) return openAddress(host, shareAddresses.line(card))
    const told = picked.then((outcome) => {
      if (outcome === 'shared') onSent()
      return outcome
    })
    return (await within(limit, told)) ?? 'asked'
  } catch {
    return openAddress(host, shareAddresses.line(card))
  }
}
