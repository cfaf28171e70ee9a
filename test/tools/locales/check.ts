import { findLiterals } from './literals.ts'
import { askedKeys, checkTexts, type Texts } from './texts.ts'
import { readUse, type Source, type Use } from './use.ts'

/**
 * `locales/terms.json`: by concept and language the one term, and with their reasons the variants that no text may use. A variant is a word or,
 * between slashes, a regular expression; it sees each variable as `{}`.
 */
export type Terms = Record<string, Record<string, { term: string; not?: Record<string, string> }>>

/** The error codes come from the operator's backend, not from our code. */
const namedByBackend = new Set(['errors'])

/**
 * Checks the texts against each other, the terms and the code: none is missing in a language, unused, or written in the code itself. Each fault
 * is a line with its place.
 */
export function checkLocales(texts: Texts, sources: Source[], terms: Terms): string[] {
  const keys = new Map(Object.entries(texts['en'] ?? {}).map(([namespace, own]) => [namespace, askedKeys(own)]))
  const uses = sources.map(readUse)
  return [
    ...checkTexts(texts),
    ...checkNumbers(texts),
    ...checkTerms(texts, terms),
    ...findUnused(keys, uses),
    ...sources.flatMap(findLiterals),
  ]
}

const eachText = (files: Texts[string] = {}) =>
  Object.entries(files).flatMap(([file, own]) => Object.entries(own).map(([key, text]) => ({ file, key, text })))

const numbers = /\{\{(count|number|total|read|shown|over|left|done|stars|minutes|hours|seconds)\}\}/
const withoutPlural = {
  "a unit's symbol follows":
    'preferences:resultTime register:resendIn sessionResult:hours shared:minutes shared:seconds shared:repeated',
  'no noun follows, or one of another number':
    'bonus:leftInAll bonus:leftThisWeek bonus:leftToday bonus:shortInAll bonus:shortThisWeek bonus:shortToday chat:rateStars ' +
    'affiliateKit:readOf affiliateKit:readSome moneyMap:courseDone moneyMap:courseFailed moneyMap:courseNotSent ' +
    'moneyMap:courseRunning moneyMap:courseUnknown statementReport:failed statementReport:reading statementReport:shown ' +
    'statementReport:stopped statementReport:unsteady spin:count',
  'a span of the day, the number of an account or telephone, an amount':
    'chat:hours depositLimits:hoursAt depositLimits:hoursLater shared:copyNumber depositLimits:helpLine withdraw:maximumHeld',
}
const noPlural = new Set(Object.values(withoutPlural).flatMap((keys) => keys.split(' ')))

/** English has "1 friend" and "2 friends". */
function checkNumbers({ en }: Texts): string[] {
  return eachText(en)
    .filter(
      ({ file, key, text }) => numbers.test(text) && !/_(one|other)$/.test(key) && !noPlural.has(`${file}:${key}`),
    )
    .map(({ file, key }) => `locales/en/${file}.json: ${key} has a number but no forms ${key}_one and ${key}_other`)
}

/** A Latin word matches whole, others match anywhere, as Thai and Lao put no blanks between words. */
function patternOf(variant: string): RegExp {
  const own = /^\/(.+)\/$/.exec(variant)?.[1]
  return new RegExp(own ?? (/^[a-z]/i.test(variant) ? `\\b${variant}\\b` : variant), 'iu')
}

function checkTerms(texts: Texts, terms: Terms): string[] {
  return Object.values(terms).flatMap((byLanguage) =>
    Object.entries(byLanguage).flatMap(([language, { term, not = {} }]) =>
      Object.entries(not).flatMap(([variant, reason]) => {
        const pattern = patternOf(variant)
        return eachText(texts[language])
          .filter(({ text }) => pattern.test(text.replaceAll('\u2060', '').replaceAll(/\{\{.*?\}\}/g, '{}')))
          .map(({ file, key }) => `locales/${language}/${file}.json: ${key} says ${variant}, not "${term}": ${reason}`)
      }),
    ),
  )
}

type Keys = Map<string, Set<string>>

function findUnused(keys: Keys, uses: Use[]): string[] {
  const names = (namespace: string, key: string) =>
    uses.some(
      ({ strings, namespaces }) =>
        strings.has(`${namespace}:${key}`) || (strings.has(key) && (namespaces === null || namespaces.has(namespace))),
    )
  return [...keys]
    .filter(([namespace]) => !namedByBackend.has(namespace))
    .flatMap(([namespace, own]) => [...own].filter((key) => !names(namespace, key)).map((key) => `${namespace}:${key}`))
    .map((key) => `${key} is used nowhere in src/`)
}
