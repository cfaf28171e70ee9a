import { useRef, useState } from 'react'
import { prepare, type Prepared } from './prepare.ts'
import type { SlipFileProblem } from './fileRules.ts'

/** An unusable file sets `problem` and keeps the earlier choice. */
export function useChosen() {
  const [chosen, setChosen] = useState<Prepared | null>(null)
  const [problem, setProblem] = useState<SlipFileProblem | null>(null)
  const [preparing, setPreparing] = useState(false)
  // The last choice counts, even if an earlier one is ready later.
  const newest = useRef<File | null>(null)

  const choose = async (file: File) => {
    newest.current = file
    setProblem(null)
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
  return { chosen, problem, preparing, choose, forget }
}
