import { describe, expect, test } from 'vitest'
import { answerContent, endedBy } from '../../../../src/api/client/errors.ts'
import { messageCodes } from '../../../../src/api/client/messageCodes.ts'

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

  test.each(messageCodes.filter((code) => !sessionEnds.includes(code)))(
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
