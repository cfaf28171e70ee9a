import { useLayoutEffect, useState } from 'react'
import { keepPicture, leftoverPicture, type ChosenPicture } from '../../session/chosenPicture.ts'
import type { SlipFileProblem } from './fileRules.ts'
import { prepare } from './prepare.ts'

interface Choice {
  readonly chosen: ChosenPicture | null
  /** An unusable file sets it and keeps the earlier choice. */
  readonly problem: SlipFileProblem | null
  readonly preparing: File | null
  readonly hasOthers: boolean
}

const noChoice: Choice = { chosen: null, problem: null, preparing: null, hasOthers: false }

export function useChosen() {
  const [{ preparing, ...choice }, setChoice] = useState<Choice>(() => ({ ...noChoice, chosen: leftoverPicture() }))
  // With the picture, as the session may end right after it appeared.
  useLayoutEffect(() => keepPicture(choice.chosen), [choice.chosen])

  /** Only the first is chosen. */
  const choose = async (file: File, ...others: readonly File[]) => {
    setChoice((now) => ({ ...now, problem: null, preparing: file, hasOthers: others.length > 0 }))
    const result = await prepare(file)
    const outcome = typeof result === 'string' ? { problem: result } : { chosen: result }
    // The last choice counts, even if an earlier one is ready later.
    setChoice((now) => (now.preparing === file ? { ...now, ...outcome, preparing: null } : now))
  }
  return { ...choice, isPreparing: preparing !== null, choose, forget: () => setChoice(noChoice) }
}
