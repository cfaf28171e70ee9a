import type { GenericSchema } from 'valibot'
import type * as v from 'valibot'

/** A lookup: a read that needs no session. The operator's texts and lists are valid as long as the app is open: `keeps`. */
export const lookup = <Answer>(
  name: string,
  answer: v.GenericSchema<unknown, Answer>,
  policy: Pick<Call<Answer>, 'keeps'> = {},
) => defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer, ...policy })

/**
 * A call of the wire contract, declared as data so that tests can walk all of them.
 * `read` may be repeated; `command` changes state and is never repeated by the program, GET or not; `attempt` (login, OTP)
 * changes nothing worth keeping and is repeated by the player alone.
 */
export interface Call<Answer, Body = object> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base; `{name}` stands for a path parameter. */
  readonly path: `/api/${string}`
  readonly kind: 'read' | 'command' | 'attempt'
  /** Milliseconds. */
  readonly timeLimit: number
  /** A 401 without a known code refers to what was typed, not to the session (changing the password). */
  readonly keepsSession?: boolean
  /** The answer to a read is valid as long as the app is open: it is read once and kept. */
  readonly keeps?: boolean
  /** The body on the wire, made of what the caller gives; by default it is what the caller gives. */
  body?(given: Body): object
  /** The required part of the answer; unknown fields are ignored. */
  readonly answer: GenericSchema<unknown, Answer>
}

/** The time limit of ordinary calls (ms); uploads have five minutes (spec, section 9). */
const ordinaryTimeLimitMs = 60_000

/** Declares a call with the ordinary time limit. */
export const defineCall = <Answer, Body extends object = object>(
  call: Omit<Call<Answer, Body>, 'timeLimit'> & Partial<Pick<Call<Answer>, 'timeLimit'>>,
): Call<Answer, Body> => ({ timeLimit: ordinaryTimeLimitMs, ...call })

/**
 * Puts encoded parameters into a path. An empty, `.` or `..` parameter is refused, as browsers normalise even its
 * encoded form and another call would be sent.
 * @returns the path, or null when a parameter must not be sent.
 */
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
