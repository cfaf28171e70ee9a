import { newestAnswer } from './client.ts'

let heard: { readonly server: number; readonly at: number } | null = null

/** Falls back to the device's clock. */
export const bestNow = (): number | null => serverNow() ?? (newestAnswer.headers ? Date.now() : null)

/** Epoch ms, never ahead of the server's clock. */
export function serverNow(): number | null {
  const server = Date.parse(newestAnswer.headers?.get('Date') ?? '')
  if (server > 0) heard = { server, at: newestAnswer.at }
  return heard && Math.floor(heard.server + performance.now() - heard.at)
}
