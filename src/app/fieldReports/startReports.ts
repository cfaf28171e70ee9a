import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { sendReport } from '../../api/client/beacon.ts'
import { takeCounts, countKinds, type Counts } from '../../lib/counts.ts'
import { version } from '../../lib/settings/build.ts'
import { dialogOf } from '../../nav/dialogAddress.ts'
import { platform } from '../../platform/current.ts'
import { jsonOrNull } from '../../platform/launch.ts'
import { temporary } from '../../platform/storage.ts'
import { clients, dialogWords, maxCount, pageAddresses, scales, countedNames, type Vital } from './words.ts'

interface ClientSource {
  readonly host: string
  readonly userAgent: string
  /** A query string in JSON, or null. */
  readonly launchParams: string | null
}

/** Order matters: Chromium names Safari, and LINE names both. */
const engines = [
  ['firefox', /Firefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /\bVersion\/(\d+\.\d+).*\bSafari\//],
] as const

function clientOf({ host, userAgent, launchParams }: ClientSource) {
  if (host === 'telegram') {
    const given = new URLSearchParams(`${jsonOrNull(launchParams) ?? ''}`)
    const client = clients.find((name) => name === given.get('tgWebAppPlatform')) ?? 'other'
    // A link could write more digits.
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

type Vitals = Readonly<Partial<Record<Vital, number>>>

export interface Facts extends ClientSource {
  readonly version: string
  readonly file: string
  readonly pathname: string
  readonly search: string
  readonly vitals: Vitals | null
  readonly counts: Counts
}

/** More digits could be a phone number from a link. */
const versionForm = /^(\d{3}|\d{1,2}(\.\d{1,2}){0,2})$/

/** No free text, so no personal data. */
export function toReport(facts: Facts) {
  const { client, clientVersion } = clientOf(facts)
  const dialog = dialogOf(facts.search)?.name
  return {
    form: 1,
    app: facts.version,
    build: /-([\da-f]{8})\.js$/.exec(facts.file)?.[1],
    host: facts.host,
    client,
    clientVersion: versionForm.exec(clientVersion ?? '')?.[0],
    page: wordOf(pageAddresses, facts.pathname),
    dialog: dialog === undefined ? undefined : wordOf(dialogWords, dialog),
    vitals: facts.vitals ? rounded(facts.vitals) : undefined,
    ...Object.fromEntries(countKinds.map((kind) => [kind, summed(countedNames[kind], facts.counts[kind])])),
  }
}

const wordOf = (words: readonly string[], said: string) => (words.includes(said) ? said : 'other')

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

function summed(names: readonly string[], counted: ReadonlyMap<string, number>): Record<string, number> | undefined {
  const sums: Record<string, number> = {}
  for (const [said, count] of counted) {
    const name = wordOf(names, said)
    sums[name] = Math.min((sums[name] ?? 0) + count, maxCount)
  }
  return counted.size > 0 ? sums : undefined
}

const maxReports = 3

interface Reporter {
  look(): Omit<Facts, 'vitals' | 'counts'>
  vitals(): Vitals
  send(report: string): void
}

export function createReporter({ look, vitals, send }: Reporter): () => void {
  let told = 0
  return () => {
    if (told === maxReports) return
    const counts = takeCounts()
    const isFirst = told === 0
    if (!isFirst && Object.values(counts).every((names) => names.size === 0)) return
    told += 1
    send(JSON.stringify(toReport({ ...look(), vitals: isFirst ? vitals() : null, counts })))
  }
}

/** Figures only, as entries contain elements and addresses. */
function watchVitals(): () => Vitals {
  const vitals: Partial<Record<Vital, number>> = {}
  const take = ({ name, value, navigationType }: Metric) => {
    // These were reported before the page was cached.
    if (navigationType !== 'back-forward-cache') vitals[name.toLowerCase() as Lowercase<typeof name>] = value
  }
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(take, { reportAllChanges: true })
  return () => vitals
}

/** @returns the launch's host if none has started. */
function hostName(): string {
  try {
    return platform().name
  } catch {
    return window.launch?.host ?? 'browser'
  }
}

/** @param file the main file, whose hash is the build. */
export function startReports(file: string): void {
  // Runs first, so its listeners record the last figures.
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
  // Leaving fires two events, and aborts calls between them.
  const follow = (away: boolean) => () => {
    if (away && !isAway) tell()
    isAway = away
  }
  const [leave, come] = [follow(true), follow(false)]
  window.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : come()))
  // Safari may fire only `pagehide`.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', come)
}
