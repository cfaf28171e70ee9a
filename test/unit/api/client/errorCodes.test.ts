import { expect, test } from 'vitest'
import texts from '../../../../locales/en/errors.json'
import { errorCodes } from '../../../../src/api/client/errorCodes.ts'
import { explainedCodes } from '../../../../src/api/client/errors.ts'

// The check `locales` finds what another language lacks.
test('every code of the catalogue, and nothing else, has a text', () => {
  expect(Object.keys(texts).toSorted()).toEqual([...errorCodes, ...explainedCodes].toSorted())
})
