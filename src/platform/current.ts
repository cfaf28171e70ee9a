import { createBrowserPlatform } from './browser/browser.ts'
import { settings } from '../lib/settings/settings.ts'
import { count } from '../lib/counts.ts'
import { guarded } from './guarded.ts'
import type { Launch } from './launch.ts'
import type { Platform } from './platform.ts'
import { withTimeout } from './withTimeout.ts'

let current: Platform | undefined

/** The longest load of a host's adapter (ms); then the app runs as a plain page. */
const loadLimitMs = 8_000

/** Each messenger's adapter with its SDK, in a file of its own that other hosts do not download. */
const adapters: Record<Launch['host'], (() => Promise<() => Promise<Platform>>) | null> = {
  browser: null,
  telegram: async () => (await import('./telegram/telegram.ts')).createTelegramPlatform,
  line: async () => {
    const { createLinePlatform } = await import('./line/line.ts')
    return () => createLinePlatform(settings.VITE_LIFF_ID)
  },
}

/** Starts the adapter of the host that opened the app, and makes it the one that `platform()` answers. Never fails. */
export async function startPlatform({ host }: Pick<Launch, 'host'>): Promise<Platform> {
  const load = host === 'line' && !settings.VITE_LIFF_ID ? null : adapters[host]
  try {
    const create = load && (await withTimeout(loadLimitMs, load()))
    if (load && !create) throw new DOMException('', 'TimeoutError')
    current = guarded(create ? await create() : createBrowserPlatform())
  } catch (reason) {
    // Names alone: messages may hold launch parameters.
    console.warn(`${host} did not start, running as a plain page:`, reason instanceof Error ? reason.name : reason)
    if (__REPORTS__) count('silent', 'start')
    // The head script has painted the claimed host's colours, and left the name to its bar.
    for (const name of ['style', 'data-titled']) document.documentElement.removeAttribute(name)
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
