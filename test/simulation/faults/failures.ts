import { alertInSight } from '../hands.ts'
import { allLanguages, pattern, speakWords, spokenLanguage, words } from '../words.ts'

const { shared } = words

/** Codes of the catalogue that tell of no failure. */
const noFailure = /^(OK|SUCCESS|NO_DATA|BONUS_CLEAR|OTP_VERIFIED|OTP_CODE_VALID|\w+_SUCCESS)$/

/** Texts beside the catalogue's that tell a player of a failure, or of an outcome that is not known. */
const others = {
  common: ['errorNoAnswer', 'loadFailed'],
  shared: ['unknownTitle', 'outcomeFailedTitle', 'terminatedTitle', 'terminatedStill'],
  chat: ['syncFailed', 'stale', 'fileLost', 'notSent', 'perhapsNotSent', 'noLine', 'waiting'],
  games: ['notRead', 'notRefreshed', 'activateUnknown', 'resetUnknown'],
  home: ['gamesNotRefreshed', 'notUpdatedSince'],
  qr: ['found'],
  register: ['unknownText', 'codeLost'],
  slip: ['viewFailed', 'windowUnread'],
  spin: ['coinsUnread', 'noCode'],
  withdraw: ['bonusUnknown'],
} satisfies { [Namespace in keyof typeof words]?: (keyof (typeof words)[Namespace])[] }

const sentences = () => [
  ...Object.entries(words.errors).flatMap(([code, text]) => (noFailure.test(code) ? [] : [text])),
  ...Object.entries(others).flatMap(([namespace, names]) =>
    names.map((name) => (words[namespace as keyof typeof words] as Readonly<Record<string, string>>)[name] ?? name),
  ),
]

/** A search for a plain text is quick, and the screens are looked at often. */
const longestPart = (text: string) =>
  text.split(/\{\{.*?\}\}/).reduce((longest, part) => (part.length > longest.length ? part : longest))

const failures = new Map(
  allLanguages.map((language) => {
    speakWords(language)
    return [language, sentences().map((text) => ({ whole: pattern(text), part: longestPart(text) }))]
  }),
)
speakWords('th')

function told(language: (typeof allLanguages)[number]): string | undefined {
  const { textContent } = document.body
  return failures.get(language)?.find(({ whole, part }) => textContent.includes(part) && whole.test(textContent))?.part
}

/** True if the screen tells of a failure in the app's own words, in the language that is spoken. */
export const tellsFailure = () =>
  // The title is a word that rows of the statement have, too.
  told(spokenLanguage()) !== undefined || alertInSight()?.title === shared.outcomeFailedTitle

/** A failure that is told in a language that is not spoken; undefined if there is none. */
export const tellsInAnotherLanguage = () =>
  allLanguages
    .filter((language) => language !== spokenLanguage())
    .map(told)
    .find(Boolean)
