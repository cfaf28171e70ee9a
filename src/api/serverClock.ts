/** The time that the newest answer told, and when it came by the page's own clock, which nobody can set. */
let heard: { readonly server: number; readonly at: number } | null = null

/** Notes the time of an answer, where its headers tell one. */
export function noteServerTime(headers: Headers): void {
  const server = Date.parse(headers.get('Date') ?? '')
  if (server > 0) heard = { server, at: performance.now() }
}

/**
 * The time by the server's clock (whole epoch ms), whatever the device's clock says; null while no answer has told it. It is never ahead of the
 * server's: an answer takes time to come, and the page's clock may stand still while the device sleeps.
 */
export const serverNow = (): number | null => heard && Math.floor(heard.server + performance.now() - heard.at)
