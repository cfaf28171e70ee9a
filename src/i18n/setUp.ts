import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { exponentialPause, retry } from '../lib/retry.ts'
import type { Language, LanguageTexts } from './languages.ts'

type Texts = Record<string, string>

const languageFiles: Record<Language, () => Promise<{ texts: LanguageTexts }>> = {
  th: () => import('./texts/th.ts'),
  lo: () => import('./texts/lo.ts'),
  en: () => import('./texts/en.ts'),
}

const readNamespace = async (language: string, namespace: string): Promise<Texts> => {
  const { texts } = await languageFiles[language as Language]()
  const found = texts.first[namespace] ?? (await texts.namespace(namespace))
  if (!found) throw new Error(`No texts of ${namespace} in ${language}`)
  return found
}

const backend = {
  type: 'backend' as const,
  init: () => undefined,
  read: (language: string, namespace: string, done: (error: unknown, texts: Texts | true) => void) =>
    void readNamespace(language, namespace).then(
      (texts) => done(null, texts),
      // `true` makes i18next try again.
      (reason: unknown) => done(reason, true),
    ),
}

/** @throws Error if the first texts do not load. */
export function startLanguage(language: Language, onChange: (language: string) => void): Promise<void> {
  return (started = startI18next(language, onChange))
}

let started: Promise<void> | undefined

async function startI18next(language: Language, onChange: (language: string) => void): Promise<void> {
  document.documentElement.lang = language
  i18next.on('languageChanged', (changed) => {
    if (document.documentElement.lang === changed) return
    document.documentElement.lang = changed
    onChange(changed)
  })
  const { texts } = await languageFiles[language]()
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // Opening the page again tries again.
      maxRetries: 0,
      ns: Object.keys(texts.first),
      defaultNS: 'common',
      keySeparator: false,
      // `session/hiddenAmounts.ts` emits `amounts`.
      react: { bindI18n: 'languageChanged amounts' },
      interpolation: { escapeValue: false },
    })
  // Keep retrying: any failed call needs these texts.
  void retry(
    () => loadNamespace('errors'),
    Infinity,
    (failures) => exponentialPause(1_000, failures),
  )
}

/** @throws Error */
export async function loadTexts(namespace: string): Promise<void> {
  await started
  await loadNamespace(namespace)
}

async function loadNamespace(namespace: string): Promise<void> {
  // i18next would wait for every load.
  if (i18next.hasResourceBundle(i18next.language, namespace)) return
  await i18next.loadNamespaces(namespace)
  if (!i18next.hasResourceBundle(i18next.language, namespace)) throw new Error(`The texts of ${namespace} did not load`)
}

// Development: a text that was changed comes without a reload.
import.meta.hot?.on(
  'texts',
  ({ language, namespace, texts }: { language: string; namespace: string; texts: Texts }) => {
    i18next.addResourceBundle(language, namespace, texts, true, true)
    i18next.emit('languageChanged', i18next.language)
  },
)
