import { newest } from './client.ts'

/** The time that the newest answer told, and when it came by the page's own clock, which nobody can set. */
let heard: { readonly server: number; readonly at: number } | null = null

/** The server's time; the device's where answers come and do not tell one; null before the first answer. */
export const bestNow = (): number | null => serverNow() ?? (newest.headers ? Date.now() : null)

/**
 * The time by the server's clock (whole epoch ms), whatever the device's clock says; null while no answer has told it. It is never ahead
 * of the server's: an answer takes time to come, and the page's clock may stand still while the device sleeps.
 */
export function serverNow(): number | null {
  const server = Date.parse(newest.headers?.get('Date') ?? '')
  if (server > 0) heard = { server, at: newest.at }
  return heard && Math.floor(heard.server + performance.now() - heard.at)
}
