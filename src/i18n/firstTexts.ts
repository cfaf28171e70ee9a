import type { i18n as I18n, InitOptions } from 'i18next'
import type { Language, LanguageTexts } from './languages.ts'

type Values = Readonly<Record<string, unknown>>

/** Replaces i18next until `whole` is fetched. It has only what `react-i18next`, the first screens and `connect` use. */
export function firstTexts(
  language: Language,
  texts: LanguageTexts['first'],
  { options, whole }: { options: InitOptions; whole: Promise<I18n> },
): I18n {
  const heard = new Map<string, Set<() => void>>()
  const listenersOf = (event: string) => heard.get(event) ?? new Set()
  const has = (namespace: string) => Object.hasOwn(texts, namespace)
  const say =
    (namespace: string) =>
    (named: string, values: Values = {}) => {
      const [key = '', within = namespace] = named.split(':').reverse()
      const { [key]: text, [`${key}_${pluralOf(language, values['count'])}`]: counted } = texts[within] ?? {}
      return (counted ?? text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''))
    }
  const first = {
    language,
    languages: [language],
    resolvedLanguage: language,
    isInitialized: true,
    options,
    on: (events: string, act: () => void) =>
      events.split(' ').forEach((event) => heard.set(event, listenersOf(event).add(act))),
    off: (event: string, act: () => void) => listenersOf(event).delete(act),
    emit: (event: string) => [...listenersOf(event)].forEach((act) => act()),
    t: say('common'),
    exists: () => false,
    getFixedT: (_: string, namespace: string) => say(namespace),
    hasResourceBundle: (_: string, namespace: string) => has(namespace),
    hasLoadedNamespace: has,
    loadNamespaces: async (names: string[], done: () => void) => (await whole).loadNamespaces(names, done),
  } satisfies Partial<Record<keyof I18n, unknown>>
  return first as object as I18n
}

const pluralOf = (language: Language, count: unknown) =>
  typeof count === 'number' ? new Intl.PluralRules(language).select(count) : ''
