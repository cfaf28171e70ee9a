import { useRef, useState } from 'react'
import { prepare, type Prepared } from './prepare.ts'
import type { FileProblem } from './rules.ts'

/** The picture that was chosen. One that cannot be sent says why and leaves the one before where it was. */
export function useChosen() {
  const [chosen, setChosen] = useState<Prepared | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [preparing, setPreparing] = useState(false)
  // The last one counts, whichever is ready first.
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
