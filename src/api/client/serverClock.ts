import { newestAnswer } from './client.ts'

let heard: { readonly server: number; readonly at: number } | null = null

/** @returns the device's time if no answer named the server's, null before any. */
export const bestNow = (): number | null => serverNow() ?? (newestAnswer.headers ? Date.now() : null)

/** @returns epoch ms, never ahead of the server. */
export function serverNow(): number | null {
  const server = Date.parse(newestAnswer.headers?.get('Date') ?? '')
  if (server > 0) heard = { server, at: newestAnswer.at }
  return heard && Math.floor(heard.server + performance.now() - heard.at)
}
