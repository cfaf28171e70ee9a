import * as v from 'valibot'
import {
  clients,
  countedNames,
  dialogWords,
  hosts,
  maxCount,
  pageAddresses,
  scales,
  type Vital,
} from '../../src/app/fieldReports/words.ts'

const vitalSchema = ({ step, max }: (typeof scales)[Vital]) =>
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max), v.multipleOf(step)))

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCount))
const countsSchema = (names: readonly string[]) => v.optional(v.record(v.picklist(names), countSchema))

const versionSchema = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,3}){0,2}$/))
/** More digits could be a phone number from a link. */
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
  vitals: v.optional(
    v.strictObject({
      ttfb: vitalSchema(scales.ttfb),
      fcp: vitalSchema(scales.fcp),
      lcp: vitalSchema(scales.lcp),
      inp: vitalSchema(scales.inp),
      cls: vitalSchema(scales.cls),
    }),
  ),
  errors: countsSchema(countedNames.errors),
  codes: countsSchema(countedNames.codes),
  unknown: countsSchema(countedNames.unknown),
  silent: countsSchema(countedNames.silent),
})

export type FieldReport = v.InferOutput<typeof reportSchema>
