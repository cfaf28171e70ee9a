import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'

/**
 * What the server says of a code once an answer did not arrive. A code that was sent anew has a token that the app never got, so that the
 * old token knows nothing of it; one that was checked may be used up.
 */
const refusals = {
  code: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID', 'OTP_CODE_INVALID'],
  check: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'],
} as const

/** Notes answers of the code step that were lost: a refusal that only follows from one is not the player's mistake. */
export function useLostAnswer() {
  const [lost, setLost] = useState<readonly string[]>([])
  const noting =
    (what: keyof typeof refusals) =>
    (reason: unknown): never => {
      if (reason instanceof ApiError && reason.failure === 'noAnswer')
        setLost((before) => [...before, ...refusals[what]])
      throw reason
    }
  const isExplained = (failure: unknown) => failure instanceof ApiError && lost.includes(failure.code)
  return { noting, isExplained, settle: () => setLost([]) }
}
