import { hash } from '../../lib/hash.ts'
import { createMemberLines } from '../../session/memberLines.ts'

const keptMs = 90 * 24 * 60 * 60_000

/** Each line is a member's hash, the hash of a slip's reference and the time. */
const lines = createMemberLines('sentSlips', 200)

/** Looks up when the slip was sent from here: epoch ms, null if the clock was set back since, false if it was not. */
export function sentBefore(member: string, reference: string): number | null | false {
  const found = lines.find(`${member} ${hash(reference)}`)
  const [at, now] = [Number(found), Date.now()]
  if (found === undefined || now - at > keptMs) return false
  return at <= now ? at : null
}

export const storeSent = (member: string, reference: string) =>
  lines.put(`${member} ${hash(reference)}`, String(Date.now()))
