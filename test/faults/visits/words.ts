import { isLanguage, languages, type Language } from '../../../src/i18n/languages.ts'
import bonus from '../../../locales/th/bonus.json' with { type: 'json' }
import chat from '../../../locales/th/chat.json' with { type: 'json' }
import common from '../../../locales/th/common.json' with { type: 'json' }
import deposit from '../../../locales/th/deposit.json' with { type: 'json' }
import errors from '../../../locales/th/errors.json' with { type: 'json' }
import games from '../../../locales/th/games.json' with { type: 'json' }
import gift from '../../../locales/th/gift.json' with { type: 'json' }
import home from '../../../locales/th/home.json' with { type: 'json' }
import info from '../../../locales/th/info.json' with { type: 'json' }
import invite from '../../../locales/th/invite.json' with { type: 'json' }
import login from '../../../locales/th/login.json' with { type: 'json' }
import profile from '../../../locales/th/profile.json' with { type: 'json' }
import qr from '../../../locales/th/qr.json' with { type: 'json' }
import refund from '../../../locales/th/refund.json' with { type: 'json' }
import register from '../../../locales/th/register.json' with { type: 'json' }
import shared from '../../../locales/th/shared.json' with { type: 'json' }
import slip from '../../../locales/th/slip.json' with { type: 'json' }
import spin from '../../../locales/th/spin.json' with { type: 'json' }
import statement from '../../../locales/th/statement.json' with { type: 'json' }
import transfer from '../../../locales/th/transfer.json' with { type: 'json' }
import withdraw from '../../../locales/th/withdraw.json' with { type: 'json' }

const thai = {
  bonus,
  chat,
  common,
  deposit,
  errors,
  games,
  gift,
  home,
  info,
  invite,
  login,
  profile,
  qr,
  refund,
  register,
  shared,
  slip,
  spin,
  statement,
  transfer,
  withdraw,
}

const files = import.meta.glob<Record<string, string>>('../../../locales/*/*.json', { eager: true, import: 'default' })
const textsOf = (language: Language, room: string) => files[`../../../locales/${language}/${room}.json`] ?? {}

let spoken: Language = 'th'

/** The language that the screens speak. */
export const spokenLanguage = () => spoken

/** From now on `words` are those of this language. */
export function speakWords(language: Language): void {
  spoken = language
}

/** The words of the screens that make calls, in the language that is spoken when they are asked for. */
export const words = Object.fromEntries(
  Object.entries(thai).map(([room, texts]) => [
    room,
    new Proxy(texts, { get: (_, name) => (typeof name === 'string' ? textsOf(spoken, room)[name] : undefined) }),
  ]),
) as typeof thai

/** Every language of the app, in a fixed order. */
export const allLanguages = Object.keys(languages).filter(isLanguage)
