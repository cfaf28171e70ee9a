import { alertInSight } from '../walks/hands.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { pattern } from './player.ts'
import { allLanguages, speakWords, spokenLanguage, words } from './visits/words.ts'

const { chat, common, errors, games, home, qr, register, shared, slip, spin, withdraw } = words

/** Codes of the catalogue that tell of no failure. */
const noFailure = /^(OK|SUCCESS|NO_DATA|BONUS_CLEAR|OTP_VERIFIED|OTP_CODE_VALID|\w+_SUCCESS)$/

/** Every sentence that tells a player of a failure, or of an outcome that is not known. */
const sentences = () => [
  ...Object.entries(errors).flatMap(([code, text]) => (noFailure.test(code) ? [] : [text])),
  common.errorNoAnswer,
  common.errorOffline,
  common.loadFailed,
  shared.unknownTitle,
  shared.settledNotCarriedOutTitle,
  shared.terminatedTitle,
  shared.terminatedStill,
  chat.syncFailed,
  chat.stale,
  chat.fileLost,
  chat.notSent,
  chat.perhapsNotSent,
  chat.noLine,
  chat.waiting,
  games.notRead,
  games.notRefreshed,
  games.activateUnknown,
  games.resetUnknown,
  home.gamesNotRefreshed,
  home.notUpdatedSince,
  qr.found,
  register.unknownText,
  register.codeLost,
  slip.viewFailed,
  slip.windowUnread,
  spin.coinsUnread,
  spin.noCode,
  withdraw.bonusUnknown,
]

interface Sentence {
  readonly whole: RegExp
  readonly part: string
}

/** A search for a plain text is quick, and the screens are looked at often. */
function longestPart(text: string): string {
  const [longest = ''] = text.split(/\{\{.*?\}\}/).toSorted((one, other) => other.length - one.length)
  return longest
}

const failures = new Map<Language, readonly Sentence[]>()
for (const language of allLanguages) {
  speakWords(language)
  failures.set(
    language,
    sentences().map((text) => ({ whole: pattern(text), part: longestPart(text) })),
  )
}
speakWords('th')

function told(language: Language): string | undefined {
  const { textContent } = document.body
  return failures.get(language)?.find(({ whole, part }) => textContent.includes(part) && whole.test(textContent))?.part
}

/** True if the screen tells of a failure in the app's own words, in the language that is spoken. */
export const tellsFailure = () =>
  // The title is a word that rows of the statement have, too.
  told(spokenLanguage()) !== undefined || alertInSight()?.title === shared.settledRefusedTitle

/** True if the screen says that something was not sent as the device is offline; other reads on it say other words. */
export const saysNotSent = () =>
  [common.errorOffline, chat.waiting, games.notRead, slip.windowUnread].some((text) =>
    document.body.textContent.includes(text),
  )

/** A failure that is told in a language that is not spoken; undefined if there is none. */
export const tellsInAnotherLanguage = () =>
  allLanguages
    .filter((language) => language !== spokenLanguage())
    .map(told)
    .find(Boolean)
