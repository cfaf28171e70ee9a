import { useState } from 'react'
import { send } from '../../api/client.ts'
import { validateAccountCall } from '../../api/register.ts'
import { checkProfile } from './rules.ts'
import { useSending } from './useSending.ts'
import type { Wizard } from './useWizard.ts'

/** The state of the profile step, and its request. `edit` changes a field, which puts all problems away. */
export function useProfileStep({ draft, go, verifyAgain, password }: Wizard) {
  const { attempt, busy, problem, forget } = useSending()
  const [confirm, setConfirm] = useState(password)
  const [problems, setProblems] = useState<ReturnType<typeof checkProfile>>({})

  const submit = () => {
    const found = checkProfile({ name: draft.name, password, confirm, inviteCode: draft.inviteCode })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const { sourceCode, phone } = draft
    const filledIn = {
      name: draft.name.trim(),
      username: phone,
      password,
      sourceCode,
      inviteCode: draft.inviteCode.trim(),
    }
    void attempt(
      (signal) => send(validateAccountCall, { body: filledIn, signal }),
      () => go('bank'),
      verifyAgain,
    )
  }
  const edit = (act: () => void) => {
    act()
    setProblems({})
    forget()
  }
  return { confirm, setConfirm, problems, submit, edit, busy, problem }
}
