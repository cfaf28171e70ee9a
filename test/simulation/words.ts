import type { Resources } from '../../src/i18n/i18next.d.ts'
import { isLanguage, languages, type Language } from '../../src/i18n/languages.ts'

// All that the simulations know of the screens' wording. It follows the app's texts.

const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', { eager: true, import: 'default' })
const textsOf = (language: Language, namespace: string) => files[`../../locales/${language}/${namespace}.json`] ?? {}
const namespaces = Object.keys(files).flatMap((file) => /th\/(\w+)\.json$/.exec(file)?.[1] ?? [])

let spoken: Language = 'th'

/** The language that the screens speak. */
export const spokenLanguage = () => spoken

/** From now on `words` are those of this language. */
export function speakWords(language: Language): void {
  spoken = language
}

/** Every language of the app, in a fixed order. */
export const allLanguages = Object.keys(languages).filter(isLanguage)

/** The words of the screens, in the language that is spoken when they are asked for. */
export const words = Object.fromEntries(
  namespaces.map((namespace) => [
    namespace,
    new Proxy(textsOf('th', namespace), { get: (_, name) => textsOf(spoken, namespace)[String(name)] }),
  ]),
) as unknown as Resources

/** What `text` looks like on the screen; a variable in it stands for anything. */
export function pattern(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  if (parts.every((part) => part.trim() === '')) throw new Error(`Nothing tells "${text}" from other texts`)
  return new RegExp(parts.join('.*?'), 's')
}

/** What a message looks like that begins with `text`. */
export const saying = (text: string) => new RegExp(`^${pattern(text).source}`, 's')
