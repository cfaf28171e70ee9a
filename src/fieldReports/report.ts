import * as v from 'valibot'
import { dialogOf } from '../nav/dialogAddress.ts'
import { tallied, type Tallies } from '../web/tally.ts'
import { clientOf, type ClientSource } from './client.ts'
import { dialogNames } from './dialogNames.ts'
import { pageAddresses, talliedNames } from './lists.ts'
import { maxCount, reportSchema, scales, type Report, type Vital } from './schema.ts'

/** Figures of a visit as they were measured: times in ms, the layout's shift as a score. */
export type Vitals = Readonly<Partial<Record<Vital, number>>>

/** All that a report is made of, before anything is chosen from it. */
export interface Facts extends ClientSource {
  readonly version: string
  /** The address of the app's main file. */
  readonly file: string
  readonly pathname: string
  readonly search: string
  /** Null once a report has told them. */
  readonly vitals: Vitals | null
  readonly tallies: Tallies
}

/** Chooses what may be told. Null if not even the schema's least is known; nothing is sent then. */
export function toReport(facts: Facts): Report | null {
  const { client, clientVersion } = clientOf(facts)
  const dialog = dialogOf(facts.search)?.name
  const candidate = {
    form: 1,
    app: facts.version,
    build: /-([\da-f]{8})\.js$/.exec(facts.file)?.[1],
    host: facts.host,
    client,
    clientVersion: fitting(clientVersion),
    page: wordOf(pageAddresses, facts.pathname),
    dialog: dialog === undefined ? undefined : wordOf(dialogNames, dialog),
    vitals: facts.vitals ? rounded(facts.vitals) : undefined,
    ...Object.fromEntries(tallied.map((sort) => [sort, summed(talliedNames[sort], facts.tallies[sort])])),
  }
  const { success, output } = v.safeParse(reportSchema, candidate)
  return success ? output : null
}

const wordOf = (words: readonly string[], said: string) => (words.includes(said) ? said : 'other')

/** The version if it has the form of one. */
const fitting = (version: string | undefined) =>
  v.is(reportSchema.entries.clientVersion, version) ? version : undefined

function rounded(vitals: Vitals): Record<string, number> {
  const figures = Object.entries(vitals).flatMap(([name, value]) => {
    if (!isVital(name) || !Number.isFinite(value) || value < 0) return []
    const { step, max } = scales[name]
    const exact = name === 'cls' ? value * 100 : value
    return [[name, Math.min(Math.round(exact / step) * step, max)]]
  })
  return Object.fromEntries(figures) as Record<string, number>
}

const isVital = (name: string): name is Vital => Object.hasOwn(scales, name)

/** Counts of the names on the list; all other names together are `other`. Undefined for none. */
function summed(names: readonly string[], counted: ReadonlyMap<string, number>): Record<string, number> | undefined {
  const sums: Record<string, number> = {}
  for (const [said, count] of counted) {
    const name = wordOf(names, said)
    sums[name] = Math.min((sums[name] ?? 0) + count, maxCount)
  }
  return counted.size > 0 ? sums : undefined
}
