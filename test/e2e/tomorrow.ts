import type { Sandbox } from '../sandbox/sandbox.ts'

/** Fields that name one of several things. A backend may know more of them than the app. */
const words = new Set(['status', 'statementType', 'type', 'message_type', 'bankType', 'mode', 'category'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * An answer as a newer backend might give it: every object has fields that this build does not know, and the last item of every list
 * has words that it does not know.
 */
function ofTomorrow(answer: unknown, isLast = false): unknown {
  if (Array.isArray(answer)) return answer.map((item, at) => ofTomorrow(item, at > 0 && at === answer.length - 1))
  if (!isRecord(answer)) return answer
  const known = Object.entries(answer).map(([name, value]): [string, unknown] => [
    name,
    isLast && words.has(name) && typeof value === 'string'
      ? 'ADDED_LATER'
      : ofTomorrow(value, isLast && isRecord(value)),
  ])
  return { ...Object.fromEntries(known), addedLater: { code: 'ADDED_LATER', rows: [1] }, addedToday: null }
}

/** The sandbox with a switch that makes its answers those of a newer backend. */
export function withTomorrow(sandbox: Sandbox): { sandbox: Sandbox; begin(): void } {
  let hasCome = false
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await sandbox.fetch(request)
    if (!hasCome || answer.headers.get('content-type')?.includes('json') !== true) return answer
    const headers = new Headers(answer.headers)
    headers.delete('content-length')
    return new Response(JSON.stringify(ofTomorrow(await answer.json())), { status: answer.status, headers })
  }
  return { sandbox: { ...sandbox, fetch }, begin: () => void (hasCome = true) }
}
