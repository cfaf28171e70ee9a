import { expect, test } from 'vitest'
import texts from '../../../../locales/en/errors.json'
import { explainedCodes } from '../../../../src/api/client/errors.ts'
import { messageCodes } from '../../../../src/api/client/messageCodes.ts'

// The check `locales` finds what another language lacks.
test('every code of the catalogue, and nothing else, has a text', () => {
  expect(Object.keys(texts).toSorted()).toEqual([...messageCodes, ...explainedCodes].toSorted())
})
