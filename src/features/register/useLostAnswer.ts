import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'

/**
 * Refusals that may follow from a lost answer. `code`: another code was sent, but the app has no token for it, and the old token is no
 * longer valid. `check`: the code was verified, and cannot be used again.
 */
const refusals = {
  code: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID', 'OTP_CODE_INVALID'],
  check: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'],
} as const

/** Notes lost answers of the code step. A refusal that follows from one is not the player's mistake. */
export function useLostAnswer() {
  const [lost, setLost] = useState<readonly string[]>([])
  const noteLost =
    (what: keyof typeof refusals) =>
    (reason: unknown): never => {
      if (reason instanceof ApiError && reason.failure === 'noAnswer')
        setLost((before) => [...before, ...refusals[what]])
      throw reason
    }
  const isExplained = (failure: unknown) => failure instanceof ApiError && lost.includes(failure.code)
  return { noteLost, isExplained, forgetLost: () => setLost([]) }
}
