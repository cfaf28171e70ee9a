import type { Page, Route } from '@playwright/test'

/** Fields that name one of several things. A backend may know more of them than the app. */
const words = new Set(['status', 'statementType', 'type', 'message_type', 'bankType', 'mode', 'category'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * An answer as a newer backend might give it: every object has fields that this build does not know, and the last item of every list
 * has words that it does not know.
 */
export function ofTomorrow(answer: unknown, isLast = false): unknown {
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

/** Lets a page meet the backend of tomorrow. */
export const meetTomorrow = (page: Page) =>
  page.route('**/api/**', async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    const isJson = response.headers()['content-type']?.includes('json') === true
    await route.fulfill({ response, body: isJson ? JSON.stringify(ofTomorrow(JSON.parse(text))) : text })
  })
