import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './languages.ts'
import type { LanguageTexts } from './texts/languageTexts.ts'

type Texts = Record<string, string>

/** A language's first texts come with the list of where its other rooms' are, so that nobody loads the lists of three languages. */
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
  read: (language: string, room: string, done: (error: unknown, texts: Texts | null) => void) =>
    void read(language, room).then(
      (texts) => done(null, texts),
      (reason: unknown) => done(reason, null),
    ),
}

/**
 * Loads a language's first texts, then, without being waited for, those of the errors, and keeps the document's `lang`
 * with the language from now on.
 * @param onChange hears of the language that the player chose.
 * @throws Error when the texts do not arrive.
 */
export async function startLanguage(language: Language, onChange: (language: string) => void): Promise<void> {
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
      ns: Object.keys(texts.first),
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { escapeValue: false },
    })
  void i18next.loadNamespaces('errors')
}

/** Loads a room's texts beside its code, so that one does not wait for the other. @throws Error when they do not arrive. */
export async function loadTexts(room: string): Promise<void> {
  // i18next would wait for all that is still on its way, the errors' among them.
  if (i18next.hasResourceBundle(i18next.language, room)) return
  await i18next.loadNamespaces(room)
  if (!i18next.hasResourceBundle(i18next.language, room)) throw new Error(`The texts of ${room} did not load`)
}
