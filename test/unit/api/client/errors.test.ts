import { describe, expect, test } from 'vitest'
import { errorCodes } from '../../../../src/api/client/errorCodes.ts'
import { answerContent, ApiError, endedBy } from '../../../../src/api/client/errors.ts'
import { mayRetry } from '../../../../src/api/useRead.ts'

const sessionEnds = [
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
]

const endOf = (status: number, message: string | undefined, keepsSession = false) =>
  endedBy({ keepsSession }, status, answerContent({ message }))

describe('what an answer ends', () => {
  test.each(sessionEnds.flatMap((code) => [200, 400, 401, 403, 500].map((status) => [status, code] as const)))(
    '%s with %s ends the session',
    (status, message) => expect(endOf(status, message)).toBe('session'),
  )

  test.each(sessionEnds)('%s as the error ends the session', (error) =>
    expect(endedBy({}, 401, answerContent({ error }))).toBe('session'),
  )

  test.each([200, 401, 410, 500])('%s with gone ends the service', (status) => {
    expect(endOf(status, 'gone')).toBe('service')
  })

  test.each([undefined, 'Unauthorized', 'invalid token', 'GONE'])('401 with %s ends the session', (message) => {
    expect(endOf(401, message)).toBe('session')
  })

  test.each(errorCodes.filter((code) => !sessionEnds.includes(code)))(
    '401 with the known code %s ends nothing',
    (code) => expect(endOf(401, code)).toBeNull(),
  )

  test.each([
    [200, undefined],
    [200, 'SUCCESS'],
    [403, 'INVALID_IP'],
    [403, undefined],
    [500, undefined],
    [502, 'Bad Gateway'],
  ])('%s with %s ends nothing', (status, message) => {
    expect(endOf(status, message)).toBeNull()
  })
})

describe('a failed read', () => {
  const failed = (status: number, code = 'SOMETHING') => new ApiError(code, status, status ? 'refused' : 'unknown')

  test.each([
    ['without an answer', failed(0, 'NO_ANSWER'), 1, true],
    ['without an answer', failed(0, 'NO_ANSWER'), 3, true],
    ['without an answer', failed(0, 'NO_ANSWER'), 4, false],
    ['with 500', failed(500), 1, true],
    ['with 503', failed(503), 3, true],
    ['with 500', failed(500), 4, false],
    ['after a time-out', failed(0, 'TIME_OUT'), 1, false],
    ['with 400', failed(400), 1, false],
    ['with 401', failed(401), 1, false],
    ['with 404', failed(404), 1, false],
    ['with 429', failed(429), 1, false],
    ['with an unreadable answer', failed(200, 'BAD_ANSWER'), 1, false],
    ['by a mistake of our own', new TypeError('x'), 1, false],
  ])('%s (%s) at try %s is retried: %s', (_, error, retries, expected) => {
    expect(mayRetry(error, retries)).toBe(expected)
  })
})
