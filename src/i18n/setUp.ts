import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { exponentialPause, retry } from '../lib/retry.ts'
import type { Language, LanguageTexts } from './languages.ts'

type Texts = Record<string, string>

/** Each language has a file of its own with its first texts and the addresses of the others, so that nobody loads those of three. */
const languageFiles: Record<Language, () => Promise<{ texts: LanguageTexts }>> = {
  th: () => import('./texts/th.ts'),
  lo: () => import('./texts/lo.ts'),
  en: () => import('./texts/en.ts'),
}

const read = async (language: string, room: string): Promise<Texts> => {
  const { texts } = await languageFiles[language as Language]()
  const found = texts.first[room] ?? (await texts.room(room))
  if (!found) throw new Error(`No texts of ${room} in ${language}`)
  return found
}

const backend = {
  type: 'backend' as const,
  init: () => undefined,
  read: (language: string, room: string, done: (error: unknown, texts: Texts | true) => void) =>
    void read(language, room).then(
      (texts) => done(null, texts),
      // `true` lets i18next load the namespace again when it is asked for it. Otherwise it never does.
      (reason: unknown) => done(reason, true),
    ),
}

/**
 * Loads a language's first texts, and starts to load those of the errors. From then on the document's `lang` follows the language.
 * @param onChange is called with the language that the player chose.
 * @throws Error when the first texts do not load.
 */
export function startLanguage(language: Language, onChange: (language: string) => void): Promise<void> {
  return (started = start(language, onChange))
}

/** The language's start; an answer of the backend may come before it has ended. */
let started: Promise<void> | undefined

async function start(language: Language, onChange: (language: string) => void): Promise<void> {
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
      // A room tells its failure at once, and is opened again.
      maxRetries: 0,
      ns: Object.keys(texts.first),
      defaultNS: 'common',
      keySeparator: false,
      // `device/hiddenAmounts.ts` announces that amounts are hidden or shown.
      react: { bindI18n: 'languageChanged amounts' },
      interpolation: { escapeValue: false },
    })
  // Every refusal needs these texts, and no screen waits for them.
  void retry(
    () => loadNamespace('errors'),
    Infinity,
    (failures) => exponentialPause(1_000, failures),
  )
}

/** Loads a namespace in the current language. @throws Error when it does not load. */
export async function loadTexts(room: string): Promise<void> {
  await started
  await loadNamespace(room)
}

async function loadNamespace(room: string): Promise<void> {
  // i18next would wait for everything that is being loaded, such as the errors.
  if (i18next.hasResourceBundle(i18next.language, room)) return
  await i18next.loadNamespaces(room)
  if (!i18next.hasResourceBundle(i18next.language, room)) throw new Error(`The texts of ${room} did not load`)
}

// Development: a text that was changed comes without a reload.
import.meta.hot?.on('texts', ({ language, room, texts }: { language: string; room: string; texts: Texts }) => {
  i18next.addResourceBundle(language, room, texts, true, true)
  i18next.emit('languageChanged', i18next.language)
})
