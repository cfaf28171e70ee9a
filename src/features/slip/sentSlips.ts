import { persistent, temporary } from '../../platform/storage.ts'
import { currentSession, sessionArea } from '../../session/session.ts'

/** `at` is epoch ms. */
interface SentSlip {
  readonly hash: string
  readonly at: number
}

const keptMs = 90 * 24 * 60 * 60_000
const maxSlips = 200

/** One slip per line; malformed and expired ones are skipped. */
export function sentSlipsIn(text: string | null, now: number): SentSlip[] {
  const found = (text ?? '').matchAll(/^([\w-]{22}) ([\da-z]{1,9})$/gm)
  return [...found]
    .map(([, hash = '', at = '']) => ({ hash, at: Number.parseInt(at, 36) }))
    .filter(({ at }) => now - at <= keptMs)
}

/** Newest first. A time in the future, after a clock change, counts as now. */
const serializeSlips = (slips: readonly SentSlip[], now: number) =>
  slips
    .slice(0, maxSlips)
    .map(({ hash, at }) => `${hash} ${Math.min(at, now).toString(36)}`)
    .join('\n')

/**
 * Half a SHA-256, which reveals neither part.
 * @returns null on pages without https.
 */
async function referenceHash(memberId: string, reference: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${memberId} ${reference}`))
    const half = String.fromCharCode(...new Uint8Array(bytes).subarray(0, 16))
    return btoa(half).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  } catch {
    return null
  }
}

/** Looks up when the slip was sent from here: epoch ms, null if the time is unknown, false if it was not. */
export async function sentBefore(memberId: string, reference: string): Promise<number | null | false> {
  const hash = await referenceHash(memberId, reference)
  const now = Date.now()
  const sent = [temporary, persistent]
    .flatMap((area) => sentSlipsIn(area.get('sentSlips'), now))
    .find((one) => one.hash === hash)
  if (!sent) return false
  return sent.at <= now ? sent.at : null
}

/** Kept for 90 days in the session's storage. */
export async function storeSent(memberId: string, reference: string): Promise<void> {
  const session = currentSession()
  const hash = await referenceHash(memberId, reference)
  if (hash === null || session === null || currentSession() !== session) return
  const [area, now] = [sessionArea(), Date.now()]
  const others = sentSlipsIn(area.get('sentSlips'), now).filter((one) => one.hash !== hash)
  area.set('sentSlips', serializeSlips([{ hash, at: now }, ...others], now))
}
