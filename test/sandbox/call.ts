import * as v from 'valibot'
import type { Context } from './context.ts'
import type { Member } from './state.ts'

/** What a handler gets: the sandbox, the checked body and the decoded path parameters. */
export interface CallInput<Body> {
  context: Context
  body: Body
  params: Record<string, string>
}

/** One call of the contract, as data; `path` is a Hono pattern, `body` its validator. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  isMemberOnly: boolean
  body: v.GenericSchema
  answer(input: CallInput<unknown> & { member: Member | null }): unknown
}

interface Definition<Schema extends v.GenericSchema, Input> {
  method: Call['method']
  path: string
  /** The validator of the body; left out for a call without one. */
  body?: Schema
  /** Gives the JSON of the answer. It runs in one go, so that a command that throws before it changes the state leaves nothing. */
  answer(input: Input): unknown
}

/** The validator of a call without a body. */
const noBody = v.undefined_('the call takes no body')

/** A call for everybody; a token that comes along is not looked at. */
export function publicCall<Schema extends v.GenericSchema = typeof noBody>(
  definition: Definition<Schema, CallInput<v.InferOutput<Schema>>>,
): Call {
  return {
    method: definition.method,
    path: definition.path,
    isMemberOnly: false,
    body: definition.body ?? noBody,
    answer: ({ context, body, params }) => definition.answer({ context, body: body as v.InferOutput<Schema>, params }),
  }
}

/** A call that needs a valid token; the handler gets the member it belongs to. */
export function memberCall<Schema extends v.GenericSchema = typeof noBody>(
  definition: Definition<Schema, CallInput<v.InferOutput<Schema>> & { member: Member }>,
): Call {
  return {
    method: definition.method,
    path: definition.path,
    isMemberOnly: true,
    body: definition.body ?? noBody,
    answer({ context, body, params, member }) {
      if (member === null) throw new Error(`${definition.path} was answered without a member`)
      return definition.answer({ context, body: body as v.InferOutput<Schema>, params, member })
    },
  }
}
