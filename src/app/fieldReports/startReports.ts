import * as v from 'valibot'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { sendReport } from '../../api/client/beacon.ts'
import { dialogOf } from '../../nav/dialogAddress.ts'
import { platform } from '../../platform/current.ts'
import { temporary } from '../../platform/storage.ts'
import { version } from '../../lib/settings/build.ts'
import { takeCounts, countKinds, type Counts } from '../../lib/counts.ts'
import {
  clients,
  dialogNames,
  maxCount,
  pageAddresses,
  reportSchema,
  scales,
  countedNames,
  type Report,
  type Vital,
} from './schema.ts'

/** The sources of a client's name and version. */
interface ClientSource {
  readonly host: string
  readonly userAgent: string
  /** Telegram's launch parameters as its SDK keeps them, a query in JSON; null for none. */
  readonly launchParams: string | null
}

interface Client {
  readonly client: (typeof clients)[number]
  /** As the client writes it, whatever that is. */
  readonly clientVersion: string | undefined
}

/** The order decides: Chromium names Safari, and LINE names both. */
const engines = [
  ['firefox', /Firefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /\bVersion\/(\d+\.\d+).*\bSafari\//],
] as const

/** The client that shows the page: Telegram's or LINE's app, or the browser's engine. */
function clientOf({ host, userAgent, launchParams }: ClientSource): Client {
  if (host === 'telegram') {
    const given = parametersOf(launchParams)
    const client = clients.find((name) => name === given.get('tgWebAppPlatform')) ?? 'other'
    // All of Telegram's have two parts. A link could write more digits here.
    return { client, clientVersion: /^\d{1,2}\.\d{1,2}$/.exec(given.get('tgWebAppVersion') ?? '')?.[0] }
  }
  if (host === 'line') {
    const client = /\bAndroid\b/.test(userAgent) ? 'android' : 'ios'
    return { client, clientVersion: /\bLine\/([\d.]+)/.exec(userAgent)?.[1] }
  }
  for (const [client, pattern] of engines) {
    const clientVersion = pattern.exec(userAgent)?.[1]
    if (clientVersion !== undefined) return { client, clientVersion }
  }
  return { client: 'other', clientVersion: undefined }
}

function parametersOf(json: string | null): URLSearchParams {
  try {
    return new URLSearchParams(`${JSON.parse(json ?? '""')}`)
  } catch {
    return new URLSearchParams()
  }
}

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
  readonly counts: Counts
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
    ...Object.fromEntries(countKinds.map((sort) => [sort, summed(countedNames[sort], facts.counts[sort])])),
  }
  const { success, output } = v.safeParse(reportSchema, candidate)
  return success ? output : null
}

const wordOf = (words: readonly string[], said: string) => (words.includes(said) ? said : 'other')

/** The version if it has the form of one. */
const fitting = (told: string | undefined) => (v.is(reportSchema.entries.clientVersion, told) ? told : undefined)

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

/** A page that is hidden again and again, or fails again and again, does not go on telling. */
const maxReports = 3

interface Reporter {
  /** The device and the place, as they are now. */
  look(): Omit<Facts, 'vitals' | 'counts'>
  vitals(): Vitals
  send(report: string): void
}

/**
 * Returns what is to be called whenever the page is hidden. The first report of a visit has its figures; a later one is sent only if
 * something was counted since.
 */
export function createReporter({ look, vitals, send }: Reporter): () => void {
  let told = 0
  return () => {
    if (told === maxReports) return
    const counts = takeCounts()
    const isFirst = told === 0
    if (!isFirst && Object.values(counts).every((names) => names.size === 0)) return
    told += 1
    const report = toReport({ ...look(), vitals: isFirst ? vitals() : null, counts })
    if (report) send(JSON.stringify(report))
  }
}

const vitalNames: Readonly<Record<Metric['name'], Vital>> = {
  CLS: 'cls',
  FCP: 'fcp',
  INP: 'inp',
  LCP: 'lcp',
  TTFB: 'ttfb',
}

/**
 * Measures the visit from its beginning, whenever it is called. Only the figures are taken: the library knows elements and addresses as
 * well. @returns what reads them as they are by then.
 */
function watchVitals(): () => Vitals {
  const vitals: Partial<Record<Vital, number>> = {}
  const take = ({ name, value, navigationType }: Metric) => {
    // A page that came back from the cache begins anew, and was told of before.
    if (navigationType !== 'back-forward-cache') vitals[vitalNames[name]] = value
  }
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(take, { reportAllChanges: true })
  return () => vitals
}

/** The host that the app runs in by now; it claims to be one that did not start where none has. */
function hostName(): string {
  try {
    return platform().name
  } catch {
    return window.launch?.host ?? 'browser'
  }
}

/**
 * Sends field reports from now on, whenever the page is hidden. A report that is lost is lost: none is kept or sent again.
 * @param file the address of the app's main file, whose hash tells the build.
 */
export function startReports(file: string): void {
  // Its listeners come first, and take the last figures.
  const vitals = watchVitals()
  const tell = createReporter({
    look: () => ({
      version,
      file,
      host: hostName(),
      userAgent: navigator.userAgent,
      launchParams: temporary.get('tapps/launchParams'),
      pathname: window.location.pathname,
      search: window.location.search,
    }),
    vitals,
    send: sendReport,
  })
  let isAway = false
  // A page that is left tells it twice, and calls that the browser cuts off in between would count as failed.
  const follow = (away: boolean) => () => {
    if (away && !isAway) tell()
    isAway = away
  }
  const [leave, come] = [follow(true), follow(false)]
  window.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : come()))
  // Safari tells only this of a page that is left.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', come)
}
