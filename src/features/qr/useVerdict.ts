import { useEffect, useState } from 'react'
import { hasPart } from '../../settings/hasPart.ts'
import { judge, type Asked, type Verdict } from './judge.ts'
import { knownCode, readCode } from './readCode.ts'

/**
 * What the code in a picture says, judged; null while it is being read, and nothing of it may be shown. In a build without this part it is
 * not read (`unread`).
 */
export function useVerdict(source: string | null, asked: Asked): Verdict | { readonly is: 'unread' } | null {
  const [read, setRead] = useState<{ readonly source: string; readonly text: string | null } | null>(null)
  const toRead = hasPart('qrCheck') ? source : null
  useEffect(() => {
    if (toRead === null || knownCode(toRead) !== undefined) return
    let isWanted = true
    void readCode(toRead).then((text) => isWanted && setRead({ source: toRead, text }))
    return () => {
      isWanted = false
    }
  }, [toRead])
  if (toRead === null) return { is: 'unread' }
  const text = read?.source === toRead ? read.text : knownCode(toRead)
  return text === undefined ? null : judge(text, asked)
}
