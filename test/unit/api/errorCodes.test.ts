import { expect, test } from 'vitest'
import texts from '../../../locales/en/errors.json'
import { errorCodes } from '../../../src/api/client/errorCodes.ts'
import type { RareCode } from '../../../src/api/client/errors.ts'

// The check `locales` finds what another language lacks.
test('every code of the catalogue, and nothing else, has a text', () => {
  const rare: RareCode[] = ['BAD_ANSWER', 'BAD_PARAMETER', 'NOT_SENT', 'READ_AGAIN', 'READ_FAILED']
  expect(Object.keys(texts).toSorted()).toEqual([...errorCodes, ...rare].toSorted())
})
