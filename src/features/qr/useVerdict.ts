import { useEffect, useState } from 'react'
import { judge, type Asked, type Verdict } from './judge.ts'
import { knownCode, readCode } from './readCode.ts'

/** What the code in a picture says, judged; `unread` without a picture. Null while it is being read, and nothing of it may be shown. */
export function useVerdict(source: string | null, asked: Asked): Verdict | { readonly is: 'unread' } | null {
  const [read, setRead] = useState<{ readonly source: string; readonly text: string | null } | null>(null)
  useEffect(() => {
    if (source === null || knownCode(source) !== undefined) return
    let isWanted = true
    void readCode(source).then((text) => isWanted && setRead({ source, text }))
    return () => {
      isWanted = false
    }
  }, [source])
  if (source === null) return { is: 'unread' }
  const text = read?.source === source ? read.text : knownCode(source)
  return text === undefined ? null : judge(text, asked)
}
