import * as v from 'valibot'
import type { Context } from './context.ts'
import type { Received } from './received.ts'
import type { Member } from './state/state.ts'

/** What a handler gets: the sandbox, the checked body, the decoded path parameters and what was prepared. */
export interface CallInput<Body, Prepared = unknown> {
  context: Context
  body: Body
  params: Record<string, string>
  prepared: Prepared
  /** Where the request was sent to, for addresses in the answer. */
  origin: string
}

/** One call of the contract, as data; `path` is a Hono pattern, `body` its validator. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  isMemberOnly: boolean
  isMultipart: boolean
  body: v.GenericSchema
  prepare(received: Received, context: Context): Promise<unknown>
  answer(input: CallInput<unknown> & { member: Member | null }): unknown
}

interface Definition<Schema extends v.GenericSchema, Prepared, Input> {
  method: Call['method']
  path: string
  /** The validator of the body; left out for a call without one. */
  body?: Schema
  /** The body is multipart, and `body` the validator of what is noted of its fields. */
  isMultipart?: true
  /** Does what takes time before the call acts. It may meet a request that will be refused; it changes nothing and never throws. */
  prepare?(received: Received, context: Context): Promise<Prepared>
  /** Gives the JSON of the answer. It runs in one go, so that a command that throws before it changes the state leaves nothing. */
  answer(input: Input): unknown
}

/** The validator of a call without a body. */
const noBody = v.undefined_('the call takes no body')

/** A call for everybody; a token that comes along is not looked at. */
export function publicCall<Schema extends v.GenericSchema = typeof noBody, Prepared = undefined>(
  definition: Definition<Schema, Prepared, CallInput<v.InferOutput<Schema>, Prepared>>,
): Call {
  return {
    ...formOf(definition),
    isMemberOnly: false,
    answer: (input) => definition.answer(input as CallInput<v.InferOutput<Schema>, Prepared>),
  }
}

/** A call that needs a valid token; the handler gets the member it belongs to. */
export function memberCall<Schema extends v.GenericSchema = typeof noBody, Prepared = undefined>(
  definition: Definition<Schema, Prepared, CallInput<v.InferOutput<Schema>, Prepared> & { member: Member }>,
): Call {
  return {
    ...formOf(definition),
    isMemberOnly: true,
    answer({ member, ...input }) {
      if (member === null) throw new Error(`${definition.path} was answered without a member`)
      return definition.answer({ ...(input as CallInput<v.InferOutput<Schema>, Prepared>), member })
    },
  }
}

function formOf({ method, path, body, isMultipart, prepare }: Definition<v.GenericSchema, unknown, never>) {
  return {
    method,
    path,
    body: body ?? noBody,
    isMultipart: isMultipart ?? false,
    prepare: prepare ?? (async () => undefined),
  }
}
