import { errorCodes } from '../api/errorCodes.ts'
import type { ClientCode } from '../api/errors.ts'
import { kinds } from '../commands/kinds.ts'
import { pages } from '../nav/addresses.ts'
import { errorNames } from './errorNames.ts'

// Each word that may stand in a field report. A new code of the app is missed by the compiler here.

/** The word for each that is not in its list. */
export const other = 'other'

export const hosts = ['browser', 'telegram', 'line'] as const

/** Telegram's clients by their own names, LINE's by the device, browsers by their engine. */
export const clients = [
  'android',
  'android_x',
  'ios',
  'macos',
  'tdesktop',
  'unigram',
  'web',
  'weba',
  'webk',
  'chrome',
  'firefox',
  'safari',
  other,
] as const

export const pageAddresses = [...Object.values(pages), other] as const

const clientCodes: Record<ClientCode, true> = {
  BAD_ANSWER: true,
  BAD_PARAMETER: true,
  CANCELLED: true,
  NOT_SENT: true,
  NO_ANSWER: true,
  READ_AGAIN: true,
  READ_FAILED: true,
  TIME_OUT: true,
}

/** The names that may be counted. Any other one counts as `other`. */
export const talliedNames: Readonly<Record<'errors' | 'codes' | 'unknown' | 'silent', readonly string[]>> = {
  errors: [...errorNames, other],
  codes: [...errorCodes, ...Object.keys(clientCodes), 'gone', other],
  unknown: [...Object.keys(kinds), other],
  silent: ['start', 'insets', 'answer', other],
}
