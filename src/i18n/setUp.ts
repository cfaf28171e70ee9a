import type { i18n as I18n, InitOptions } from 'i18next'
import { getI18n, setI18n } from 'react-i18next'
import { exponentialBackoff, retry } from '../lib/retry.ts'
import { firstTexts } from './firstTexts.ts'
import type { Language, LanguageTexts } from './languages.ts'

const languageFiles: Record<Language, () => Promise<{ texts: LanguageTexts }>> = {
  th: () => import('./texts/th.ts'),
  lo: () => import('./texts/lo.ts'),
  en: () => import('./texts/en.ts'),
}

const readNamespace = async (language: string, namespace: string): Promise<Record<string, string>> => {
  const { texts } = await languageFiles[language as Language]()
  const found = texts.first[namespace] ?? (await texts.namespace(namespace))
  if (!found) throw new Error(`No texts of ${namespace} in ${language}`)
  return found
}

const events = ['languageChanged', 'amounts']

const options: InitOptions = {
  fallbackLng: false,
  // Opening the page again tries again.
  maxRetries: 0,
  defaultNS: 'common',
  keySeparator: false,
  // `session/hiddenAmounts.ts` emits `amounts`.
  react: { bindI18n: events.join(' ') },
  interpolation: { escapeValue: false },
}

/** @throws Error if the first texts do not load. */
export function startLanguage(language: Language, onChange: (language: string) => void): Promise<void> {
  return (started = startTexts(language, onChange))
}

let started: Promise<void> | undefined
let fetchWhole = async (): Promise<I18n> => getI18n()

async function startTexts(language: Language, onChange: (language: string) => void): Promise<void> {
  document.documentElement.lang = language
  // A prerendered page preloads it behind its own files.
  if (!window.firstPage) void import('./startI18next.ts').catch(() => undefined)
  const texts: Record<string, Record<string, string>> = {}
  let onWhole: (whole: I18n) => void
  const whole = new Promise<I18n>((resolve) => (onWhole = resolve))
  const first = firstTexts(language, texts, { options, whole })
  setI18n(first)
  let coming: Promise<I18n> | null = null
  fetchWhole = () => (coming ??= startWhole().catch(giveUp))
  const giveUp = (reason: unknown) => {
    coming = null
    throw reason
  }
  const startWhole = async () => {
    const { startI18next } = await import('./startI18next.ts')
    const namespaces = Object.keys(texts)
    const i18n = await startI18next({ ...options, lng: language, ns: namespaces }, readNamespace, onChange)
    for (const event of events) i18n.on(event, () => first.emit(event))
    // Components take the instance at their next render.
    setI18n(i18n)
    onWhole(i18n)
    return i18n
  }
  Object.assign(texts, (await languageFiles[language]()).texts.first)
  first.emit('languageChanged')
  // Keep retrying: any failed call needs these texts.
  void retry(
    () => loadNamespace('errors'),
    Infinity,
    (failures) => exponentialBackoff(1_000, failures, 30_000),
  )
}

/** @throws Error if i18next does not load; the next call tries again. */
export async function allTexts(): Promise<I18n> {
  await started
  return fetchWhole()
}

/** @throws Error */
export async function loadTexts(namespace: string): Promise<void> {
  await started
  await loadNamespace(namespace)
}

async function loadNamespace(namespace: string): Promise<void> {
  const isThere = (texts: I18n) => texts.hasResourceBundle(texts.language, namespace)
  if (isThere(getI18n())) return
  // Its file comes along with i18next's.
  void readNamespace(getI18n().language, namespace).catch(() => undefined)
  const whole = await fetchWhole()
  // The first would wait for every load; a change of language needs it.
  void whole.loadNamespaces(namespace)
  await whole.reloadResources([whole.language], [namespace])
  if (!isThere(whole)) throw new Error(`The texts of ${namespace} did not load`)
}
