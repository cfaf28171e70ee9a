import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import lo from '../../../locales/lo/shared.json'
import { messageCodes } from '../../../src/api/client/messageCodes.ts'
import { errorText } from '../../../src/i18n/errorText.ts'
import { languages, type Language } from '../../../src/i18n/languages.ts'
import { allTexts, loadTexts, startLanguage } from '../../../src/i18n/setUp.ts'

beforeAll(async () => {
  await startLanguage('th', () => undefined)
  await allTexts()
})

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    await i18next.changeLanguage(language)
    await loadTexts('errors')
  })

  test('failures without an answer are put in words', () => {
    for (const code of ['NO_ANSWER', 'TIME_OUT', 'BAD_ANSWER', 'NOT_SENT', 'READ_AGAIN', 'READ_FAILED'])
      expect(errorText(i18next, { code })).not.toContain(code)
  })

  test('every code of the catalogue is put in its own words', () => {
    for (const code of messageCodes) {
      const words: unknown = i18next.getResource(language, 'errors', code)
      expect(errorText(i18next, { code })).toBe(words)
      expect(words).toMatch(/^(?!.*(_|\{\{)).+$/s)
    }
  })
})

test('a receipt in Lao says where money comes from and where it goes', () => {
  expect([lo.receiptFrom, lo.receiptTo]).toEqual(['ຈາກ', 'ຫາ'])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a.b'])(
  'the unknown code %s is shown unchanged',
  async (code) => {
    await loadTexts('errors')
    expect(errorText(i18next, { code })).toBe(code)
  },
)
