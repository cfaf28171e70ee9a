import { useLayoutEffect, useRef, useState } from 'react'
import { keepPicture, leftoverPicture } from '../../session/chosenPicture.ts'
import type { SlipFileProblem } from './fileRules.ts'
import { prepare } from './prepare.ts'

/** An unusable file sets `problem` and keeps the earlier choice. */
export function useChosen() {
  const [chosen, setChosen] = useState(leftoverPicture)
  const [problem, setProblem] = useState<SlipFileProblem | null>(null)
  const [preparing, setPreparing] = useState(false)
  const [hasOthers, setHasOthers] = useState(false)
  // With the picture, as the session may end right after it appeared.
  useLayoutEffect(() => keepPicture(chosen), [chosen])
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
