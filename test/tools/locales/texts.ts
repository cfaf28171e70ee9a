/** Texts by language, namespace and key, as the files of `locales/` hold them. */
export type Texts = Record<string, Record<string, Record<string, string>>>

const reference = 'en'
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script
/** Of a language's letters: `Thai` for `th`. */
const lettersOf = (language: string) => new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u')

/** Names that no language translates. A text of names alone needs no letters of its language. */
const names = /\b(LINE|Telegram|TrueMoney|PromptPay|QR|OTP|ID)\b/g

/** Up to so many letters a text is a label, on one line. */
const labelLength = 16
/** Words that the dictionaries of browsers lack, so that a line would end within them. The sign U+2060 keeps them whole. */
const broken =
  /ໂບນັດ|ໂປຣໂມຊັນ|ວິດີໂອ|ໂຫຼດ|ກຳລັງ|ຣີເຊັດ|ສະແກນ|ສະຕໍຣີ|ເມນູ|ກາຊີໂນ|ໂປຣໄຟລ໌|ບຣາວເຊີ|ອິນເຕີເນັດ|ອັບເດດ|ໄອຄອນ|ຊອບແວ|ວອລເລັດ|ອອນລາຍ|ສະລັອດ|ສະຖານະ|ແອັບອັນ/

/** The keys that code uses: a plural form such as `agoDay_other` is used as `agoDay`. */
export function askedKeys(texts: Record<string, string>): Set<string> {
  return new Set(Object.keys(texts).map((key) => pluralBase(key, texts) ?? key))
}

function pluralBase(key: string, texts: Record<string, string>): string | null {
  const base = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1]
  return base !== undefined && `${base}_other` in texts ? base : null
}

/** Compares the languages with each other: the same namespaces, keys and variables, and every text in its own script. */
export function checkTexts(texts: Texts): string[] {
  const languages = Object.keys(texts)
  const namespaces = new Set(languages.flatMap((language) => Object.keys(texts[language] ?? {})))
  return languages.flatMap((language) =>
    [...namespaces].flatMap((namespace) => {
      const own = texts[language]?.[namespace]
      const model = texts[reference]?.[namespace] ?? {}
      const file = `locales/${language}/${namespace}.json`
      if (!own) return [`${file} is missing`]
      return [
        ...checkKeys(language, own, model),
        ...checkEach(languages, language, own, model),
        ...checkWhole(namespace, own),
      ].map((fault) => `${file}: ${fault}`)
    }),
  )
}

function checkKeys(language: string, own: Record<string, string>, model: Record<string, string>): string[] {
  const expected = new Set([...askedKeys(model)].flatMap((key) => forms(language, key, model)))
  return [
    ...[...expected].filter((key) => !(key in own)).map((key) => `${key} is missing`),
    ...Object.keys(own)
      .filter((key) => !expected.has(key))
      .map((key) => `${key} has to go: ${reference} does not have it, or ${language} no such plural form`),
  ]
}

function forms(language: string, key: string, model: Record<string, string>): string[] {
  if (!(`${key}_other` in model)) return [key]
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `${key}_${form}`)
}

function checkEach(
  languages: readonly string[],
  language: string,
  own: Record<string, string>,
  model: Record<string, string>,
): string[] {
  return Object.entries(own).flatMap(([key, text]) => {
    if (typeof text !== 'string' || text.trim() === '') return [`${key} is empty or not a text`]
    return [...checkVariables(key, text, own, model), ...checkScript(languages, language, key, text)]
  })
}

/** The oldest browsers, which alone read `outdated`, might show the sign. */
const checkWhole = (namespace: string, own: Record<string, string>) =>
  Object.entries(own).flatMap(([key, text]) =>
    namespace !== 'outdated' && text.length > labelLength && broken.test(text)
      ? [`${key} has a word that a line's end would break: put U+2060 into it`]
      : [],
  )

function checkVariables(
  key: string,
  text: string,
  own: Record<string, string>,
  model: Record<string, string>,
): string[] {
  const base = pluralBase(key, own)
  const expected = variables(model[base === null ? key : `${base}_other`] ?? text)
  const given = variables(text)
  // "One day ago" may leave its number out.
  if (base !== null && !key.endsWith('_other')) for (const each of [expected, given]) each.delete('count')
  const differing = [...expected, ...given].filter((name) => !expected.has(name) || !given.has(name))
  return differing.map((name) => `${key} does not agree with ${reference} on {{${name}}}`)
}

function variables(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))
}

function checkScript(languages: readonly string[], language: string, key: string, text: string): string[] {
  const words = text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '').replaceAll(names, '')
  const own = new Set([language, reference].map(scriptOf))
  const foreign = languages
    .filter((other) => !own.has(scriptOf(other)) && lettersOf(other).test(words))
    .map((other) => `${key} has letters of ${other}`)
  const lacksOwn = /\p{L}/u.test(words) && !lettersOf(language).test(words)
  return lacksOwn ? [...foreign, `${key} is not written in ${language}: "${text}"`] : foreign
}
