import { clientCodes } from '../../api/client/errors.ts'
import { messageCodes } from '../../api/client/messageCodes.ts'
import { commandKinds } from '../../commands/kinds.ts'
import { pages } from '../../nav/addresses.ts'
import { dialogNames } from '../../nav/dialogNames.ts'

export { hosts } from '../../platform/launch.ts'

const other = 'other'

export const clients = [
  ...'android android_x ios macos tdesktop unigram web weba webk chrome firefox safari'.split(' '),
  other,
]

export const pageAddresses = [...Object.values(pages), other] as const

const errorNames = `
Error TypeError RangeError ReferenceError SyntaxError URIError AggregateError ChunkLoad ApiError ValiError AbortError
DataError HierarchyRequestError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError
`
  .trim()
  .split(/\s/)

export const countedNames: Readonly<Record<'errors' | 'codes' | 'unknown' | 'silent', readonly string[]>> = {
  errors: [...errorNames, other],
  codes: [...messageCodes, ...clientCodes, 'gone', other],
  unknown: [...Object.keys(commandKinds), other],
  silent: ['start', 'insets', 'answer', other],
}

export const dialogWords: readonly string[] = [...dialogNames, other]

/** In milliseconds; the layout shift in hundredths. */
export const scales = {
  ttfb: { step: 100, max: 60_000 },
  fcp: { step: 100, max: 60_000 },
  lcp: { step: 100, max: 60_000 },
  inp: { step: 50, max: 10_000 },
  cls: { step: 1, max: 500 },
} as const
export type Vital = keyof typeof scales

export const maxCount = 99
