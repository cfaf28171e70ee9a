import type { Platform } from './platform.ts'

let current: Platform | undefined

/** Finds out which host this is, loads its adapter alone, and makes it the one that `platform()` answers. */
export async function startPlatform(): Promise<Platform> {
  const { createBrowserPlatform } = await import('./browser.ts')
  current = createBrowserPlatform()
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
