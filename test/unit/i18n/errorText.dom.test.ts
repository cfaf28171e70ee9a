import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import lo from '../../../locales/lo/shared.json'
import { errorText } from '../../../src/i18n/errorText.ts'
import { allTexts, loadTexts, startLanguage } from '../../../src/i18n/setUp.ts'

beforeAll(async () => {
  await startLanguage('th', () => undefined)
  await allTexts()
})

test.each(['th', 'lo', 'en'])('failures without an answer are put in words (%s)', async (language) => {
  await i18next.changeLanguage(language)
  await loadTexts('errors')
  for (const code of ['NO_ANSWER', 'TIME_OUT', 'BAD_ANSWER', 'NOT_SENT', 'READ_AGAIN', 'READ_FAILED'])
    expect(errorText(i18next, { code })).not.toContain(code)
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
