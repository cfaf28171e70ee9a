import i18next, { type i18n as I18n } from 'i18next'
import { getI18n } from 'react-i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { errorText } from '../../../src/i18n/errorText.ts'
import { firstTexts } from '../../../src/i18n/firstTexts.ts'
import type { Namespace } from '../../../src/i18n/i18next.d.ts'
import { languages, type Language } from '../../../src/i18n/languages.ts'
import { allTexts, loadTexts, startLanguage } from '../../../src/i18n/setUp.ts'
import type * as StartI18next from '../../../src/i18n/startI18next.ts'
import * as english from '../../../src/i18n/texts/en.ts'
import * as lao from '../../../src/i18n/texts/lo.ts'
import * as thai from '../../../src/i18n/texts/th.ts'

const first = { th: thai.texts.first, lo: lao.texts.first, en: english.texts.first }
const fetched = vi.hoisted(() => ({ fails: true }))

vi.mock('../../../src/i18n/startI18next.ts', async (load) => {
  const module = await load<typeof StartI18next>()
  const startI18next: typeof module.startI18next = async (...given) => {
    if (fetched.fails) throw new Error('The network is down')
    return module.startI18next(...given)
  }
  return { startI18next }
})

beforeAll(async () => {
  // A prerendered page fetches i18next only when it is needed.
  Reflect.set(window, 'firstPage', {})
  await startLanguage('th', () => undefined)
})

test('until i18next has come, its absence is told in the first words', async () => {
  const i18n = getI18n()
  const drawn = vi.fn<() => void>()
  i18n.on('languageChanged amounts', drawn)
  expect(errorText(i18n, { code: 'NO_ANSWER' })).toBe(thai.texts.first['common']?.['errorNoAnswer'])
  expect(errorText(i18n, { code: 'OK' })).toBe(thai.texts.first['common']?.['errorTitle'])
  await loadTexts('home')
  await expect(loadTexts('errors')).rejects.toThrow('The network is down')

  const done = vi.fn<() => void>()
  void i18n.loadNamespaces(['errors'], done)
  fetched.fails = false
  await loadTexts('errors')
  expect(getI18n()).toBe(i18next)
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
  i18next.emit('amounts')
  expect(drawn).toHaveBeenCalledOnce()
  i18n.off('amounts', drawn)
  i18next.emit('amounts')
  expect(drawn).toHaveBeenCalledOnce()
})

type Say = (key: string, values: object) => string
const sayer = (i18n: I18n, language: Language, namespace: string) =>
  i18n.getFixedT(language, namespace as Namespace) as object as Say

test.each(Object.keys(languages) as Language[])('the first texts are those of i18next (%s)', async (language) => {
  const whole = allTexts()
  const spoken = firstTexts(language, first[language], { options: (await whole).options, whole })
  await i18next.loadLanguages(language)
  const given = { amount: '฿1.00', time: '12:00', shown: '$&' }
  for (const [namespace, texts] of Object.entries(first[language]))
    for (const key of ['no such text', ...Object.keys(texts).map((each) => each.replace(/_(one|other)$/, ''))])
      for (const count of [0, 1, 2]) {
        const said = sayer(i18next, language, namespace)(key, { ...given, count })
        expect(sayer(spoken, language, namespace)(key, { ...given, count })).toBe(said)
        expect(sayer(spoken, language, 'login')(`${namespace}:${key}`, { ...given, count })).toBe(said)
      }
})

test('texts that hang keep no others waiting', async () => {
  const load = thai.texts.namespace
  const hangs = new Promise<undefined>(() => undefined)
  vi.spyOn(thai.texts, 'namespace').mockImplementation((name) => (name === 'bonus' ? hangs : load(name)))
  void loadTexts('bonus')
  await loadTexts('transfer')
  expect(getI18n().exists('transfer:all')).toBe(true)
})
