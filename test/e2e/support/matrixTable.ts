import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openReports, parseReport, type PhoneReport } from '../../sandbox/check/checkReport.ts'

/** A client's support: its own, a fallback of the app, or none. */
export type Support = 'native' | 'fallback' | 'absent'

/** The rows of the table in docs/clients.md, in its order. */
export const features = {
  invite: 'An invite opens registration',
  colours: 'Colours',
  back: 'Back button',
  mainAction: 'Main button of a form',
  haptics: 'Haptics',
  closing: 'Asks before closing while money is under way',
  links: 'Links to outside',
  share: 'Sharing an invite',
  copy: 'Copying',
  picture: 'Saving a QR code',
  game: 'A game opens',
  contact: 'Phone number for registration',
  settings: 'Settings in the menu',
  homeScreen: 'Shortcut on the home screen',
  token: 'Staying logged in where storage is refused',
} as const
export type Feature = keyof typeof features
export type Facts = Partial<Record<Feature, Support>>

/** The page whose table of clients `npx tsx test/tools/matrix.ts` generates. */
const page = join(import.meta.dirname, '../../../docs/clients.md')
/** The folder of each client's facts. */
export const findings = join(import.meta.dirname, '../../../test-results/matrix')

/** The reports of the check on phones, a file for each client and version. */
const filed = join(import.meta.dirname, '../../../docs/clients')

/** The table is between these two lines. */
const [begins, ends] = ['<!-- clients: written by test/tools/matrix.ts -->', '<!-- clients end -->']

const signs: Record<Support, string> = { native: '●', fallback: '○', absent: '–' }

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A column for each client. Once a phone has reported, also one for phones, and a table of the open reports. */
export function tableOf(clients: ReadonlyMap<string, Facts>, seen: readonly PhoneReport[]): string {
  const names = [...clients.keys()]
  const ifSeen = <Part>(part: Part) => (seen.length > 0 ? [part] : [])
  const rows = (Object.entries(features) as [Feature, string][]).map(([feature, text]) =>
    row([
      text,
      ...names.map((name) => signs[clients.get(name)?.[feature] ?? 'absent']),
      ...ifSeen(cellOf(seen, feature, (report) => verdictOf(report, feature, clients.get(report.client)))),
    ]),
  )
  const reports = Object.entries(openReports).map(([report, text]) =>
    row([text, cellOf(seen, report, ({ answers }) => works[answers[report] ?? 'not sure'])]),
  )
  const head = (cells: readonly string[]) => [row(cells), row(cells.map(() => '---'))]
  const open = ['', ...head(['Open report', seenBy]), ...reports]
  return [...head(['', ...names, ...ifSeen(seenBy)]), ...rows, ...ifSeen(open).flat()].join('\n')
}

const seenBy = 'seen on a phone'
const works = { yes: 'works', no: 'fails', 'not sure': 'not sure' }

function cellOf(seen: readonly PhoneReport[], id: string, verdict: (report: PhoneReport) => string): string {
  const lines = seen
    .filter(({ answers }) => id in answers)
    .map((report) => `${report.client} ${report.version}, ${report.date}: ${verdict(report)}`)
  return lines.join('<br>') || '?'
}

/** Compares a phone with its client's emulation. */
function verdictOf({ answers }: PhoneReport, feature: Feature, facts: Facts | undefined): string {
  const answer = answers[feature] ?? 'not sure'
  const emulated = facts?.[feature]
  if (answer === 'not sure') return answer
  if (!emulated) return `${works[answer]}, not emulated`
  if ((answer === 'yes') === (emulated !== 'absent')) return 'as emulated'
  return `differs: ${works[answer]}, emulated as ${emulated}`
}

/** The rows in which a phone differs from the emulation. */
export const differencesOf = (report: PhoneReport): string[] =>
  (Object.entries(features) as [Feature, string][])
    .map(([feature, text]) => `${text} ${verdictOf(report, feature, columnOf(report.client))}`)
    .filter((text) => text.includes('differs'))

/** The filed reports, by client and version. */
export function readSeen(folder = filed): PhoneReport[] {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PhoneReport)
}

/**
 * Files a report of the check on phones; a later one of the same client and version takes its place.
 * @throws Error that says what to do with a text that is no report.
 */
export function fileSeen(text: string, folder = filed): PhoneReport {
  const report = parseReport(text, { rows: Object.keys(features), clients: [...columns(), 'Telegram for macOS'] })
  mkdirSync(folder, { recursive: true })
  const name = `${report.client}-${report.version}`.replaceAll(/[^\w.]+/g, '-').toLowerCase()
  const file = join(folder, `${name}.json`)
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PhoneReport) : null
  if (earlier && earlier.date > report.date)
    throw new Error(
      `A report of ${earlier.date} is filed for this client and version, and this one is of ${report.date}.`,
    )
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return report
}

/** Writes the tables into docs/clients.md. */
export function writePage(clients: ReadonlyMap<string, Facts>): void {
  const [before, rest] = readFileSync(page, 'utf8').split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined)
    throw new Error(`docs/clients.md lacks the lines ${begins} and ${ends}`)
  writeFileSync(page, `${before}${begins}\n\n${tableOf(clients, readSeen())}\n\n${ends}${after}`)
}

const cells = () =>
  (readFileSync(page, 'utf8').split(begins)[1]?.split(ends)[0] ?? '')
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** The clients of the table. */
export const columns = (): string[] => cells()[0]?.filter((name) => name !== '' && name !== seenBy) ?? []

/** The table's column of a client; nothing for one that is not emulated. */
export function columnOf(client: string): Facts {
  const rows = cells()
  const at = rows[0]?.indexOf(client) ?? -1
  const said = Object.entries(features).map(([feature, text]) => {
    const word = rows.find(([first]) => first === text)?.[at]
    return [feature, Object.entries(signs).find(([, shown]) => shown === word)?.[0]]
  })
  return Object.fromEntries(said) as Facts
}
