import type { GenericSchema } from 'valibot'

/** `command` changes state, even by GET, and is never repeated; only the player repeats an `attempt` (login, OTP). */
export interface Call<Answer, Body = object> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly kind: 'read' | 'command' | 'attempt'
  readonly timeLimit: number
  /** A 401 without a known code is about the input, so it does not end the session. */
  readonly keepsSession?: boolean
  /** An `error` of a 2xx is a refusal, even outside the catalogue (contract, spin). */
  readonly hasOwnCodes?: boolean
  readonly isCachedForever?: boolean
  body?(given: Body): object
  readonly answer: GenericSchema<unknown, Answer>
}

export const ordinaryTimeLimitMs = 60_000

type Policy<Body> = Partial<
  Pick<Call<unknown, Body>, 'timeLimit' | 'keepsSession' | 'hasOwnCodes' | 'isCachedForever' | 'body'>
>

const callsOf =
  (kind: Call<unknown>['kind']) =>
  <Answer, Body extends object = object>(
    method: Call<unknown>['method'],
    path: Call<unknown>['path'],
    answer: GenericSchema<unknown, Answer>,
    policy: Policy<Body> = {},
  ): Call<Answer, Body> => ({ method, path, kind, answer, timeLimit: ordinaryTimeLimitMs, ...policy })

export const read = callsOf('read')
export const command = callsOf('command')
export const attempt = callsOf('attempt')

export const lookup = <Answer>(name: string, answer: GenericSchema<unknown, Answer>, policy: Policy<object> = {}) =>
  read('GET', `/api/lookup/${name}`, answer, policy)

/** For a body: an optional field that is empty is not sent. */
export const withoutEmpty = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))

/** Browsers normalise `.` and `..` even encoded; half a surrogate pair cannot be encoded. */
export const canBeInPath = (value: string) => !/^\.{0,2}$|\p{Surrogate}/u.test(value.trim())

/** Null if a parameter cannot be in a path. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>>): string | null {
  let refused = false
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? ''
    if (canBeInPath(value)) return encodeURIComponent(value.trim())
    refused = true
    return ''
  })
  return refused ? null : filled
}
