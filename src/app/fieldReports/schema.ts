import * as v from 'valibot'
import { errorCodes } from '../../api/client/errorCodes.ts'
import type { ClientCode } from '../../api/client/errors.ts'
import { commandKinds } from '../../commands/kinds.ts'
import { pages } from '../../nav/addresses.ts'
import { dialogNames } from '../../nav/dialogNames.ts'
import { hosts } from '../../platform/launch.ts'

// The compiler finds missing words.

const other = 'other'

/** Telegram's own names, LINE's devices, browsers' engines. */
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

const errorNames = `
Error TypeError RangeError ReferenceError SyntaxError URIError AggregateError ChunkLoad ApiError ValiError AbortError
DataError HierarchyRequestError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError
`
  .trim()
  .split(/\s/)

export const countedNames: Readonly<Record<'errors' | 'codes' | 'unknown' | 'silent', readonly string[]>> = {
  errors: [...errorNames, other],
  codes: [...errorCodes, ...Object.keys(clientCodes), 'gone', other],
  unknown: [...Object.keys(commandKinds), other],
  silent: ['start', 'insets', 'answer', other],
}

export const dialogWords: readonly string[] = [...dialogNames, other]

/** Milliseconds, and hundredths of the layout shift. */
export const scales = {
  ttfb: { step: 100, max: 60_000 },
  fcp: { step: 100, max: 60_000 },
  lcp: { step: 100, max: 60_000 },
  inp: { step: 50, max: 10_000 },
  cls: { step: 1, max: 500 },
} as const
export type Vital = keyof typeof scales

const vitalSchema = ({ step, max }: (typeof scales)[Vital]) =>
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max), v.multipleOf(step)))

export const maxCount = 99
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCount))
const countsSchema = (names: readonly string[]) => v.optional(v.record(v.picklist(names), countSchema))

const versionSchema = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,3}){0,2}$/))
/** More digits could come from a phone number in a link. */
const clientVersion = v.pipe(v.string(), v.regex(/^(\d{3}|\d{1,2}(\.\d{1,2}){0,2})$/))

/** No free text, so no personal data. */
export const reportSchema = v.strictObject({
  form: v.literal(1),
  app: versionSchema,
  build: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{8}$/))),
  host: v.picklist(hosts),
  client: v.picklist(clients),
  clientVersion: v.optional(clientVersion),
  page: v.picklist(pageAddresses),
  dialog: v.optional(v.picklist(dialogWords)),
  /** First report only. */
  vitals: v.optional(
    v.strictObject({
      ttfb: vitalSchema(scales.ttfb),
      fcp: vitalSchema(scales.fcp),
      lcp: vitalSchema(scales.lcp),
      inp: vitalSchema(scales.inp),
      cls: vitalSchema(scales.cls),
    }),
  ),
  // Since the last report.
  errors: countsSchema(countedNames.errors),
  codes: countsSchema(countedNames.codes),
  unknown: countsSchema(countedNames.unknown),
  silent: countsSchema(countedNames.silent),
})

export type FieldReport = v.InferOutput<typeof reportSchema>
