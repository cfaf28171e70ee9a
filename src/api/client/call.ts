import type { GenericSchema } from 'valibot'
import type * as v from 'valibot'

/** Needs no session. */
export const lookup = <Answer>(
  name: string,
  answer: v.GenericSchema<unknown, Answer>,
  policy: Pick<Call<Answer>, 'keeps'> = {},
) => defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer, ...policy })

/**
 * `command` changes state, even by GET, and is never repeated; `attempt` (login, OTP) is repeated by the player alone.
 */
export interface Call<Answer, Body = object> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly kind: 'read' | 'command' | 'attempt'
  readonly timeLimit: number
  /** A 401 without a known code is about the input. */
  readonly keepsSession?: boolean
  /** Cached while the app is open. */
  readonly keeps?: boolean
  body?(given: Body): object
  readonly answer: GenericSchema<unknown, Answer>
}

/** Spec, section 9. */
const ordinaryTimeLimitMs = 60_000

export const defineCall = <Answer, Body extends object = object>(
  call: Omit<Call<Answer, Body>, 'timeLimit'> & Partial<Pick<Call<Answer>, 'timeLimit'>>,
): Call<Answer, Body> => ({ timeLimit: ordinaryTimeLimitMs, ...call })

/** Null for an empty, `.` or `..` parameter, which browsers normalise even encoded. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>>): string | null {
  let refused = false
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (parameters[name] ?? '').trim()
    // Half a surrogate pair has no encoding.
    const holdsBack = /^\.{0,2}$|\p{Surrogate}/u.test(value)
    if (holdsBack) refused = true
    return holdsBack ? '' : encodeURIComponent(value)
  })
  return refused ? null : filled
}
