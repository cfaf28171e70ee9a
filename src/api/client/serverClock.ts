import { newest } from './client.ts'

let heard: { readonly server: number; readonly at: number } | null = null

/** Falls back to the device's clock; null before the first answer. */
export const bestNow = (): number | null => serverNow() ?? (newest.headers ? Date.now() : null)

/** Whole epoch ms by the server's clock, never ahead of it; null while unknown. */
export function serverNow(): number | null {
  const server = Date.parse(newest.headers?.get('Date') ?? '')
  if (server > 0) heard = { server, at: newest.at }
  return heard && Math.floor(heard.server + performance.now() - heard.at)
}
