import { useEffect, useState } from 'react'
import { currentSession, sessionArea } from '../../session/session.ts'
import { settings } from '../../lib/settings/settings.ts'
import { openReader, readSlip } from './readSlip.ts'
import { persistent, temporary } from '../../platform/storage.ts'

/** A slip that was sent from here: its mark, and when (epoch ms). */
interface Note {
  readonly mark: string
  readonly at: number
}

const keptMs = 90 * 24 * 60 * 60_000
/** The notes that are kept, of all members of this device. */
const most = 200

/** Reads the notes; one a line. Whatever has another form is left out, and so are notes that are too old. */
export function notesIn(text: string | null, now: number): Note[] {
  const found = (text ?? '').matchAll(/^([\w-]{22}) ([\da-z]{1,9})$/gm)
  return [...found]
    .map(([, mark = '', at = '']) => ({ mark, at: Number.parseInt(at, 36) }))
    .filter(({ at }) => now - at <= keptMs)
}

/** Writes the notes, the newest first. One from the future, as a clock was set back, counts from now on. */
const written = (notes: readonly Note[], now: number) =>
  notes
    .slice(0, most)
    .map(({ mark, at }) => `${mark} ${Math.min(at, now).toString(36)}`)
    .join('\n')

/** A member's mark of a slip: half of a SHA-256, from which neither can be told. Null where the page is not secure. */
async function markOf(memberId: string, reference: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${memberId} ${reference}`))
    const half = String.fromCharCode(...new Uint8Array(bytes).subarray(0, 16))
    return btoa(half).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  } catch {
    return null
  }
}

/** When this member has sent this slip from this device (epoch ms; null for an unknown time); false if nothing is known of that. */
export async function sentBefore(memberId: string, reference: string): Promise<number | null | false> {
  const mark = await markOf(memberId, reference)
  const now = Date.now()
  const note = [temporary, persistent]
    .flatMap((area) => notesIn(area.get('sentSlips'), now))
    .find((one) => one.mark === mark)
  if (!note) return false
  return note.at <= now ? note.at : null
}

/** Notes a slip that the server has taken, for 90 days, where the session is kept. */
export async function noteSent(memberId: string, reference: string): Promise<void> {
  const session = currentSession()
  const mark = await markOf(memberId, reference)
  if (mark === null || session === null || currentSession() !== session) return
  const [area, now] = [sessionArea(), Date.now()]
  const others = notesIn(area.get('sentSlips'), now).filter((one) => one.mark !== mark)
  area.set('sentSlips', written([{ mark, at: now }, ...others], now))
}

/** What is told about a chosen picture. `at`: when it was sent (epoch ms), null if unknown. */
export type Finding = { readonly is: 'sent'; readonly at: number | null } | { readonly is: 'payment' | 'none' }

/** Slips of Thai banks bear a code. Those of other countries need not. */
const haveCodes = () => settings.VITE_REGION === 'th'

async function findingOf(file: Blob, memberId: string): Promise<Finding | null> {
  const code = await readSlip(file)
  if (code === null || code.is === 'none') return code && haveCodes() ? { is: 'none' } : null
  if (code.is === 'payment') return { is: 'payment' }
  const at = await sentBefore(memberId, code.reference)
  return at === false ? null : { is: 'sent', at }
}

/** Reads the code on a chosen picture, off the main thread. It warns, and blocks nothing; null if there is nothing to tell. */
export function useSlipCheck(file: Blob | null, memberId: string): Finding | null {
  const [found, setFound] = useState<{ readonly file: Blob; readonly finding: Finding | null } | null>(null)
  useEffect(openReader, [])
  useEffect(() => {
    if (file === null) return
    let isWanted = true
    void findingOf(file, memberId).then((finding) => isWanted && setFound({ file, finding }))
    return () => {
      isWanted = false
    }
  }, [file, memberId])
  return found !== null && found.file === file ? found.finding : null
}

/** Notes a slip that the server has taken. Without a code, or when the session has ended meanwhile, nothing is noted. */
export async function noteTaken(file: Blob, memberId: string): Promise<void> {
  const session = currentSession()
  const code = await readSlip(file)
  if (code?.is === 'slip' && currentSession() === session) await noteSent(memberId, code.reference)
}
