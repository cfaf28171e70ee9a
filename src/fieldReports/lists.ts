import { errorCodes } from '../api/errorCodes.ts'
import type { ClientCode } from '../api/errors.ts'
import { kinds } from '../commands/kinds.ts'
import { pages, type DialogName } from '../nav/addresses.ts'

// Each word that may stand in a field report. A new dialog or code of the app is missed by the compiler here.

const other = 'other'

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

const dialogs: Record<DialogName, true> = {
  agreement: true,
  bankName: true,
  bonus: true,
  brakes: true,
  chat: true,
  conditions: true,
  coupon: true,
  deposit: true,
  endBonus: true,
  game: true,
  gift: true,
  invite: true,
  inviteBonus: true,
  inviteQr: true,
  kit: true,
  logout: true,
  moneyMap: true,
  password: true,
  preferences: true,
  profile: true,
  promotion: true,
  qr: true,
  refund: true,
  report: true,
  sessionResult: true,
  slip: true,
  slips: true,
  transfer: true,
  withdraw: true,
}
export const dialogNames: readonly string[] = [...Object.keys(dialogs), other]

const clientCodes: Record<ClientCode, true> = {
  BAD_ANSWER: true,
  BAD_PARAMETER: true,
  CANCELLED: true,
  NOT_SENT: true,
  NO_ANSWER: true,
  OFFLINE: true,
  READ_FAILED: true,
  READ_OFFLINE: true,
  TIME_OUT: true,
  UNSAFE_CONNECTION: true,
}

const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'ChunkLoad',
  'ApiError',
  'ValiError',
  'AbortError',
  'DataError',
  'HierarchyRequestError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  other,
]

/** The names that may be counted. Any other one counts as `other`. */
export const talliedNames: Readonly<Record<'errors' | 'codes' | 'unknown' | 'silent', readonly string[]>> = {
  errors: errorNames,
  codes: [...errorCodes, ...Object.keys(clientCodes), 'gone', other],
  unknown: [...Object.keys(kinds), other],
  silent: ['start', 'insets', 'answer', other],
}
