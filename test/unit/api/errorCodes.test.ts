import { expect, test } from 'vitest'
import en from '../../../locales/en/errors.json'
import lo from '../../../locales/lo/errors.json'
import th from '../../../locales/th/errors.json'
import { errorCodes } from '../../../src/api/client/errorCodes.ts'
import type { RareCode } from '../../../src/api/client/errors.ts'

test.each([
  ['th', th],
  ['lo', lo],
  ['en', en],
])('every code of the catalogue, and nothing else, has its words in %s', (_, texts) => {
  const rare: RareCode[] = ['BAD_ANSWER', 'BAD_PARAMETER', 'NOT_SENT', 'READ_AGAIN', 'READ_FAILED']
  expect(Object.keys(texts).toSorted()).toEqual([...errorCodes, ...rare].toSorted())
})
