import * as v from 'valibot'
import type { Call } from '../../src/api/client/call.ts'

/** Reads an answer as the app does; null when it cannot be read at all. */
export function readAnswer<Answer>(call: Call<Answer>, content: unknown): Answer | null {
  const result = v.safeParse(call.answer, content)
  return result.success ? result.output : null
}
