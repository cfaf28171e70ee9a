import { createBrowserPlatform } from './browser.ts'
import { settings } from '../settings/settings.ts'
import { guarded } from './guarded.ts'
import type { Launch } from './launch.ts'
import type { Platform } from './platform.ts'
import { within } from './within.ts'

let current: Platform | undefined

/** How long a host's adapter may be on its way (ms) before the app goes on as a plain page. */
const loadLimit = 8_000

/** Each messenger's adapter with its SDK, in a file of its own that nobody else downloads. */
const adapters: Record<Launch['host'], (() => Promise<() => Promise<Platform>>) | null> = {
  browser: null,
  telegram: async () => (await import('./telegram.ts')).createTelegramPlatform,
  line: async () => {
    const { createLinePlatform } = await import('./line.ts')
    return () => createLinePlatform(settings.VITE_LIFF_ID)
  },
}

/** Starts the adapter of the host that opened the app, and makes it the one that `platform()` answers. Never fails. */
export async function startPlatform({ host }: Pick<Launch, 'host'>): Promise<Platform> {
  const load = host === 'line' && !settings.VITE_LIFF_ID ? null : adapters[host]
  try {
    const create = load && (await within(loadLimit, load()))
    if (load && !create) throw new DOMException('', 'TimeoutError')
    current = guarded(create ? await create() : createBrowserPlatform())
  } catch (reason) {
    // Names alone: messages may hold launch parameters.
    console.warn(`${host} did not start, running as a plain page:`, reason instanceof Error ? reason.name : reason)
    document.documentElement.removeAttribute('style') // what the head script painted on the address's word
    current = guarded(createBrowserPlatform())
  }
  return current
}

/**
 * The host's adapter.
 * @throws Error before the host is ready: nothing is rendered until then.
 */
export function platform(): Platform {
  if (!current) throw new Error('The host is not ready yet')
  return current
}
