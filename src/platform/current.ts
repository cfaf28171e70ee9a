import { countEvent } from '../lib/counts.ts'
import { settings } from '../lib/settings/settings.ts'
import { createBrowserPlatform } from './browser/browser.ts'
import { guarded } from './guarded.ts'
import type { Host, Launch } from './launch.ts'
import type { Platform } from './platform.ts'
import { withTimeout } from './withTimeout.ts'

let currentPlatform: Platform | undefined

type GivenLaunch = Pick<Launch, 'host' | 'parameters'>

const loadLimitMs = 8_000

const adapters: Record<Host, (() => Promise<(launch: GivenLaunch) => Promise<Platform>>) | null> = {
  browser: null,
  telegram: async () => (await import('./telegram/telegram.ts')).createTelegramPlatform,
  line: async () => {
    const { createLinePlatform } = await import('./line/line.ts')
    return () => createLinePlatform(settings.VITE_LIFF_ID)
  },
}

/** Never fails: without its host, the app runs as a plain page. */
export async function startPlatform(launch: GivenLaunch): Promise<Platform> {
  const { host } = launch
  const load = host === 'line' && !settings.VITE_LIFF_ID ? null : adapters[host]
  try {
    const create = load && (await withTimeout(loadLimitMs, load()))
    if (load && !create) throw new DOMException('', 'TimeoutError')
    currentPlatform = guarded(create ? await create(launch) : createBrowserPlatform())
  } catch (reason) {
    // Messages may contain launch parameters.
    console.warn(`${host} did not start, running as a plain page:`, reason instanceof Error ? reason.name : reason)
    if (__REPORTS__) countEvent('silent', 'start')
    // The head script has painted for the claimed host.
    for (const name of ['style', 'data-titled']) document.documentElement.removeAttribute(name)
    currentPlatform = guarded(createBrowserPlatform())
  }
  return currentPlatform
}

/** @throws Error before the host is ready; until then nothing renders. */
export function platform(): Platform {
  if (!currentPlatform) throw new Error('The host is not ready yet')
  return currentPlatform
}
