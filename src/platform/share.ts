import type { Platform } from './platform.ts'

/** What is shared: words, and the address that they lead to. */
export interface Shareable {
  readonly text: string
  readonly url: string
}

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

/** Shares by the host's own way: a messenger's chooser, else that of the device. Within a tap. */
export async function share(host: Pick<Platform, 'name' | 'openLink'>, shareable: Shareable): Promise<Shared> {
  if (host.name !== 'browser') {
    host.openLink(shareAddresses[host.name](shareable))
    return 'asked'
  }
  try {
    await navigator.share(shareable)
    return 'shared'
  } catch (reason) {
    // Else it is not there, or the frame around the page holds it back.
    return isCancel(reason) ? 'cancelled' : 'refused'
  }
}
