import { http, HttpResponse } from 'msw'
import { dropHeader } from './faults.ts'
import type { Sandbox } from './sandbox.ts'

/** Gives unit tests the same backend without a port; a broken connection becomes MSW's network error. */
export function sandboxHandlers(sandbox: Sandbox) {
  return [
    http.all('*/api/*', async ({ request }) => {
      const answer = await sandbox.fetch(request)
      return answer.headers.has(dropHeader) ? HttpResponse.error() : answer
    }),
  ]
}
