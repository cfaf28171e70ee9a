import { useLayoutEffect, useRef, useState } from 'react'
import { loginComes } from '../../nav/addresses.ts'
import { typist } from '../../session/useTyped.ts'
import type { SlipFileProblem } from './fileRules.ts'
import { prepare, type Prepared } from './prepare.ts'

/** The picture that was chosen when the server ended the session; in memory only. */
let left: { readonly by: string; readonly chosen: Prepared } | null = null

/** An unusable file sets `problem` and keeps the earlier choice. */
export function useChosen() {
  const [chosen, setChosen] = useState(() => (left?.by === typist() ? left.chosen : null))
  const [problem, setProblem] = useState<SlipFileProblem | null>(null)
  const [preparing, setPreparing] = useState(false)
  const [hasOthers, setHasOthers] = useState(false)
  // With the picture, as the session may end right after it appeared.
  useLayoutEffect(() => {
    left = null
    const leave = () => void (left = chosen && { by: typist(), chosen })
    window.addEventListener(loginComes, leave)
    return () => window.removeEventListener(loginComes, leave)
  }, [chosen])
  // The last choice counts, even if an earlier one is ready later.
  const newest = useRef<File | null>(null)

  /** Only the first is chosen. */
  const choose = async (file: File, ...others: readonly File[]) => {
    newest.current = file
    setProblem(null)
    setHasOthers(others.length > 0)
    setPreparing(true)
    const result = await prepare(file)
    if (newest.current !== file) return
    setPreparing(false)
    if (typeof result === 'string') setProblem(result)
    else setChosen(result)
  }
  const forget = () => {
    newest.current = null
    setChosen(null)
    setProblem(null)
  }
  return { chosen, problem, preparing, hasOthers, choose, forget }
}
