// @vitest-environment node
import { describe, expect, test } from 'vitest'
import terms from '../../../locales/terms.json'
import { checkLocales, type Terms } from './check.ts'
import type { Texts } from './texts.ts'

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
  checkLocales(texts, [{ path, code }], terms)

/** The sound texts with one text of `transfer` changed; undefined removes it. */
function changed(language: string, key: string, text: string | undefined): Texts {
  const { [key]: _, ...rest } = sound[language]?.['transfer'] ?? {}
  const transfer = text === undefined ? rest : { ...rest, [key]: text }
  return { ...sound, [language]: { ...sound[language], transfer } }
}
const inPage = (jsx: string) => page.replace(' · 1', jsx)

test('correct texts and code have no fault', () => {
  expect(check(sound)).toEqual([])
})

describe('texts against each other', () => {
  test.each([
    ['a lacking file', { ...sound, lo: { transfer: sound['lo']?.['transfer'] ?? {} } }, 'lo/common.json is missing'],
    ['a key that one language lacks', changed('th', 'title', undefined), 'th/transfer.json: title is missing'],
    ['a key that only one language has', changed('lo', 'extra', 'ເພີ່ມ'), 'lo/transfer.json: extra has to go'],
    ['an English plural without its singular', changed('en', 'ago_one', undefined), 'ago_one is missing'],
    ['a singular that Thai does not have', changed('th', 'ago_one', 'วัน'), 'th/transfer.json: ago_one has to go'],
    ['a lacking variable', changed('lo', 'amount', 'ຈຳນວນ'), 'amount does not agree with en on {{amount}}'],
    ['a variable with another name', changed('th', 'amount', 'จำนวน {{sum}}'), 'on {{sum}}'],
    ['an empty text', changed('th', 'title', ' '), 'title is empty'],
    ['an English text left in Thai', changed('th', 'title', 'Transfer'), 'title is not written in th'],
    ['a Lao word that a line would break', changed('lo', 'title', 'ໂອນໂບນັດເຂົ້າກະເປົາຫຼັກ'), 'title has a word'],
    ['a Thai text left in Lao', changed('lo', 'title', 'โอนเงิน'), 'title has letters of th'],
    [
      'an English number without its singular',
      changed('en', 'title', '{{number}} transfers'),
      'en/transfer.json: title has a number but no forms title_one and title_other',
    ],
  ])('%s is a fault', (_, texts, fault) => {
    expect(check(texts)).toContainEqual(expect.stringContaining(fault))
  })

  test('another language of Latin letters has no fault', () => {
    expect(check({ ...sound, de: sound['en'] ?? {} })).toEqual([])
  })

  test.each(['LINE', 'QR {{amount}}', '฿ 100', '…'])('"%s" needs no Thai letters', (text) => {
    const key = text.includes('{{') ? 'amount' : 'title'
    expect(check(changed('th', key, text))).toEqual([])
  })
})

/** A text that each regular expression finds. */
const samples: Record<string, string> = {
  '/\\bsent your withdrawal(?! request)/': 'We sent your withdrawal.',
  '/ໂອນກັບ(?!ຄືນ)/': 'ໂອນກັບແລ້ວ',
  '/(?<!ໄດ້|ລຸ້ນ)ຮັບຄູປອງ/': 'ຢືນຢັນຮັບຄູປອງ',
  '/\\bmovements?\\b/': 'All movements',
  '/\\brows?\\b/': 'One row',
  '/\\bentr(y|ies)\\b/': 'Newer entries',
  '/\\brefund(s|ed)?\\b/': 'Refund',
  '/\\breceiv\\w*( \\w+){0,2} (bonus|promotion|cashback)/': 'Receive the invite bonus',
  '/(bonus|promotion|cashback)( was)? received/': 'Your cashback was received.',
  '/\\btake( \\w+)? bonus/': 'Take bonuses',
  '/วิธีจบโบนัส|จบโบนัสนั้น/': 'จบโบนัสนั้นก่อน',
  '/ວິທີຈົບໂບນັດ|ຈົບໂບນັດນັ້ນ/': 'ຈົບໂບ\u2060ນັດນັ້ນກ່ອນ',
  '/\\bend( \\w+)? bonus|\\bend it on\\b/': 'End it on the bonus page.',
  '/\\bhold(s|ing)? (a|an|another|it|one|this) ?/': 'You hold a bonus.',
  '/ລິ້ງຊອງ(?!ຂອງຂວັນ)/': 'ວາງລິ້ງຊອງ',
  '/^(ไปที่|เข้าบัญชี)( \\{\\})?$/': 'เข้าบัญชี {{wallet}}',
  '/^ໄປທີ່$/': 'ໄປທີ່',
  '/^paid to$/': 'Paid to',
  '/กด(?!้วย)/': 'กดปุ่ม',
  '/(?<!right-)\\bclick\\b/': 'Click here',
  '/อ่าน(ต่อ|แล้ว \\{)|(หยุด|กำลัง|การ)อ่าน/': 'กำลังอ่านรายการ',
  '/ອ່ານ(ຕໍ່|ແລ້ວ \\{)|(ຢຸດ|ກຳລັງ|ການ)ອ່ານ/': 'ກຳ\u2060ລັງອ່ານລາຍການ',
  '/\\bread on\\b|\\breading\\b|\\bwas read\\b/': 'Reading the statement',
  '/\\bbrakes?\\b/': 'Your brakes',
  '/\\bsign(ed|ing)?[ -](in|out)\\b/': 'Stop and sign out',
  '/\\black(s|ing)?\\b/': 'The totals lack one',
  '/(ยอด|จำนวนเงิน)ด่วน/': 'ยอดด่วน',
  '/(ຍອດ|ຈຳນວນເງິນ)ດ່ວນ/': 'ຍອດດ່ວນ',
  '/\\bsums\\b/': 'Quick sums',
  '/ເຈົ້າ(?!ໜ້າທີ່|ຂອງ)/': 'ຊ່ວຍເຈົ້າ',
}
const forbidden = Object.values<Terms[string]>(terms).flatMap((byLanguage) =>
  Object.entries(byLanguage).flatMap(([language, { term, not = {} }]) =>
    Object.keys(not).map((variant) => [language, variant, term] as const),
  ),
)

describe('texts against the terms', () => {
  test.each(forbidden)('%s: %s is told to be "%s"', (language, variant, term) => {
    const text = samples[variant] ?? variant
    expect(check(changed(language, 'title', text))).toContainEqual(
      expect.stringContaining(`${language}/transfer.json: title says ${variant}, not "${term}": `),
    )
  })

  test.each([
    ['th', 'ฝากด้วยรหัส'],
    ['lo', 'ໂອນກັບຄືນຫາເຈົ້າໜ້າທີ່ ຫຼື ເຈົ້າຂອງລິ້ງຊອງຂອງຂວັນ'],
    ['en', 'Press and hold the picture (right-click on a computer). Your wallet now holds ฿5.'],
    ['en', 'Request received: throws and allows {{row}}'],
  ])('%s: "%s" is no fault', (language, text) => {
    expect(check(changed(language, 'title', text))).not.toContainEqual(expect.stringContaining('title says'))
  })
})

describe('texts against the code', () => {
  test('a key that no file names is unused, and one of another namespace does not count for it', () => {
    const texts = changed('en', 'home', 'Home')
    expect(check(texts)).toContain('transfer:home is used nowhere in src/')
    const elsewhere = { path: 'src/features/home/Home.ts', code: "export const key = 'home'" }
    const sources = [{ path: 'src/features/transfer/Page.tsx', code: page }, elsewhere]
    expect(checkLocales(texts, sources, terms)).toContain('transfer:home is used nowhere in src/')
    expect(
      checkLocales(texts, [...sources, { ...elsewhere, code: "export const key = 'transfer:home'" }], terms),
    ).not.toContain('transfer:home is used nowhere in src/')
  })

  test('an imported file or a type does not use a key', () => {
    const code = "import './title'\nexport type Key = 'amount' | 'ago'"
    expect(check(sound, code)).toContain('transfer:title is used nowhere in src/')
    expect(check(sound, code)).toContain('transfer:amount is used nowhere in src/')
  })

  test('error codes come from the backend and are never unused', () => {
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
  ])('%s is not a fault', (jsx) => {
    expect(check(sound, inPage(jsx))).toEqual([])
  })
})
