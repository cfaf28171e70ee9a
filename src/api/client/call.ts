import type { GenericSchema } from 'valibot'
import type * as v from 'valibot'

/** A read without a session. */
export const lookup = <Answer>(
  name: string,
  answer: v.GenericSchema<unknown, Answer>,
  policy: Pick<Call<Answer>, 'keeps'> = {},
) => defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer, ...policy })

/**
 * A call of the wire contract. `read` may be repeated; `command` changes state and is never repeated by the app;
 * `attempt` (login, OTP) is repeated by the player alone.
 */
export interface Call<Answer, Body = object> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base; `{name}` is a path parameter. */
  readonly path: `/api/${string}`
  readonly kind: 'read' | 'command' | 'attempt'
  /** Milliseconds. */
  readonly timeLimit: number
  /** A 401 without a known code refers to the input, not the session. */
  readonly keepsSession?: boolean
  /** The answer is read once and cached while the app is open. */
  readonly keeps?: boolean
  body?(given: Body): object
  readonly answer: GenericSchema<unknown, Answer>
}

/** Spec, section 9. */
const ordinaryTimeLimitMs = 60_000

export const defineCall = <Answer, Body extends object = object>(
  call: Omit<Call<Answer, Body>, 'timeLimit'> & Partial<Pick<Call<Answer>, 'timeLimit'>>,
): Call<Answer, Body> => ({ timeLimit: ordinaryTimeLimitMs, ...call })

/** Refuses an empty, `.` or `..` parameter: browsers normalise even its encoded form. @returns null if refused. */
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
