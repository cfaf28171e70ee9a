import { useEffect, useState } from 'react'
import { currentSession } from '../../session/session.ts'
import { settings } from '../../settings/settings.ts'
import { openReader, readSlip } from './readSlip.ts'
import { noteSent, sentBefore } from './sentSlips.ts'

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
