// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { checkLocales } from './checkLocales.ts'
import type { Texts } from './localeTexts.ts'

const sound: Texts = {
  th: { transfer: { title: 'โอนเงิน', amount: 'จำนวน {{amount}}', ago_other: '{{count}} วัน' }, common: { ok: 'ตกลง' } },
  lo: { transfer: { title: 'ໂອນ', amount: 'ຈຳນວນ {{amount}}', ago_other: '{{count}} ມື້' }, common: { ok: 'ຕົກລົງ' } },
  en: {
    transfer: { title: 'Transfer', amount: 'Amount {{amount}}', ago_one: 'A day', ago_other: '{{count}} days' },
    common: { ok: 'OK' },
  },
}
const page = `
  import { useTranslation } from 'react-i18next'
  const keys = { day: 'ago' }
  export function Page({ on }) {
    const { t } = useTranslation('transfer')
    return <p title={t('title')}>{t(on ? 'amount' : 'common:ok', { amount: 1 })}{t(keys.day, { count: 2 })} · 1</p>
  }`

const check = (texts: Texts, code = page, path = 'src/features/transfer/Page.tsx') =>
  checkLocales(texts, [{ path, code }])

/** The sound texts with one text of `transfer` changed; undefined removes it. */
function changed(language: string, key: string, text: string | undefined): Texts {
  const { [key]: _, ...rest } = sound[language]?.['transfer'] ?? {}
  const transfer = text === undefined ? rest : { ...rest, [key]: text }
  return { ...sound, [language]: { ...sound[language], transfer } }
}
const inPage = (jsx: string) => page.replace(' · 1', jsx)

test('sound texts and code have no fault', () => {
  expect(check(sound)).toEqual([])
})

describe('texts against each other', () => {
  test.each([
    [
      'a file that one language lacks',
      { ...sound, lo: { transfer: sound['lo']?.['transfer'] ?? {} } },
      'lo/common.json is missing',
    ],
    ['a key that one language lacks', changed('th', 'title', undefined), 'th/transfer.json: title is missing'],
    ['a key that only one language has', changed('lo', 'extra', 'ເພີ່ມ'), 'lo/transfer.json: extra has to go'],
    ['an English plural without its singular', changed('en', 'ago_one', undefined), 'ago_one is missing'],
    ['a singular that Thai does not have', changed('th', 'ago_one', 'วัน'), 'th/transfer.json: ago_one has to go'],
    [
      'a variable that one language lacks',
      changed('lo', 'amount', 'ຈຳນວນ'),
      'amount does not agree with en on {{amount}}',
    ],
    ['a variable with another name', changed('th', 'amount', 'จำนวน {{sum}}'), 'on {{sum}}'],
    ['an empty text', changed('th', 'title', ' '), 'title is empty'],
    ['an English text left in Thai', changed('th', 'title', 'Transfer'), 'title is not written in th'],
    ['a Lao word that a line would break', changed('lo', 'title', 'ໂອນໂບນັດເຂົ້າກະເປົາຫຼັກ'), 'title has a word'],
    ['a Thai text left in Lao', changed('lo', 'title', 'โอนเงิน'), 'title has letters of th'],
  ])('%s is a fault', (_, texts, fault) => {
    expect(check(texts)).toContainEqual(expect.stringContaining(fault))
  })

  test.each(['LINE', 'QR {{amount}}', '฿ 100', '…'])('"%s" needs no Thai letters', (text) => {
    const key = text.includes('{{') ? 'amount' : 'title'
    expect(check(changed('th', key, text))).toEqual([])
  })
})

describe('texts against the code', () => {
  test('a key that no file names is unused, and one of another namespace does not count for it', () => {
    const texts = changed('en', 'home', 'Home')
    expect(check(texts)).toContain('transfer:home is used nowhere in src/')
    const elsewhere = { path: 'src/features/home/Home.ts', code: "export const key = 'home'" }
    const sources = [{ path: 'src/features/transfer/Page.tsx', code: page }, elsewhere]
    expect(checkLocales(texts, sources)).toContain('transfer:home is used nowhere in src/')
    expect(
      checkLocales(texts, [...sources, { ...elsewhere, code: "export const key = 'transfer:home'" }]),
    ).not.toContain('transfer:home is used nowhere in src/')
  })

  test('an imported file or a type does not use a key', () => {
    const code = "import './title'\nexport type Key = 'amount' | 'ago'"
    expect(check(sound, code)).toContain('transfer:title is used nowhere in src/')
    expect(check(sound, code)).toContain('transfer:amount is used nowhere in src/')
  })

  test('error codes are named by the backend and never unused', () => {
    const texts = { th: { errors: { A: 'ก' } }, lo: { errors: { A: 'ກ' } }, en: { errors: { A: 'A' } } }
    expect(check(texts, '')).toEqual([])
  })
})

describe('visible words in the code', () => {
  test.each([
    '<b>Save</b>',
    '<b>บันทึก</b>',
    "{'Save'}",
    "{on ? 'Save' : null}",
    "{on && 'Save'}",
    '{`Save ${on}`}',
    "{'Save ' + on}",
    "<>{'Save'}</>",
    '<img alt="Save" />',
    '<input placeholder="Save" />',
    '<i aria-label="Save" />',
    "<i aria-description={on ? 'Save' : ''} />",
    '<Button label={`Save ${on}`} />',
    '<Button closeLabel="Save" />',
  ])('%s is a fault', (jsx) => {
    expect(check(sound, inPage(jsx))).toEqual([expect.stringMatching(/Page\.tsx:\d+ shows "(Save|บันทึก)"/)])
  })

  test.each([
    '<b>·</b>',
    '{1} / {2}',
    '<i className="save" type="button" />',
    "{format('DD/MM/YYYY')}",
    '<img alt="" />',
  ])('%s is none', (jsx) => {
    expect(check(sound, inPage(jsx))).toEqual([])
  })
})
