/** The text with which the check on phones ends: a version line, `name: value` lines, and `end`. */

const format = 1

const answers = ['yes', 'no', 'not sure'] as const
export type Answer = (typeof answers)[number]

export interface PhoneReport {
  readonly client: string
  readonly version: string
  /** YYYY-MM-DD */
  readonly date: string
  /** By row of the matrix or open report. */
  readonly answers: Readonly<Record<string, Answer>>
  /** What the page read by itself. */
  readonly read: Readonly<Record<string, string>>
}

/** What players have reported and no emulation can show. */
export const openReports = {
  keyboard: 'The keyboard over a fixed dialog (iOS 26)',
  momentum: 'A flick into older pages above',
  accept: 'A file input that accepts several types of pictures',
  minimised: 'Minimised and back',
  photograph: 'A photograph in Telegram for Android',
  macFiles: 'A file input in Telegram for macOS',
} as const
export type OpenReport = keyof typeof openReports

export const writeReport = ({ client, version, date, answers: given, read }: PhoneReport): string =>
  [
    `wallet-check ${format}`,
    ...Object.entries({ client, version, date, ...given }).map(([name, value]) => `${name}: ${value}`),
    ...Object.entries(read).map(([name, value]) => `read ${name}: ${value.replaceAll(/\s+/g, ' ')}`),
    'end',
  ].join('\n')

interface Known {
  readonly rows: readonly string[]
  readonly clients: readonly string[]
}

const again = 'Copy the whole text from the end of the check again.'

/**
 * Reads a report, also from the middle of a message.
 * @throws Error that says what to do with a text that is no report.
 */
export function parseReport(text: string, { rows, clients }: Known): PhoneReport {
  const [, written, all = ''] = /^\s*wallet-check (\d+)\s*$([^]*)/m.exec(text) ?? []
  if (written === undefined)
    throw new Error(`This is no report: the line "wallet-check ${format}" is missing. ${again}`)
  if (Number(written) !== format)
    throw new Error(
      `The report has version ${written}, and this tool reads version ${format}. Do the check again at /check of a demo that is built from this repository.`,
    )
  const [rest, after] = all.split(/^\s*end\s*$/m)
  if (rest === undefined || after === undefined) throw new Error(`The report's last line, "end", is missing. ${again}`)
  const lines = rest.split('\n').filter((line) => line.trim() !== '')
  const fields = new Map(lines.map((line) => fieldOf(line)))
  const take = (name: string, pattern: RegExp): string => {
    const value = fields.get(name) ?? ''
    fields.delete(name)
    if (pattern.test(value)) return value
    throw new Error(`The report's line "${name}:" is missing or reads "${value}". ${again}`)
  }
  const head = {
    client: take('client', /./),
    version: take('version', /^[\w. ]{1,40}$/),
    date: take('date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  }
  if (!clients.includes(head.client))
    throw new Error(`No client is called "${head.client}". If it is new, add it to test/fakes/hosts/hosts.ts first.`)
  const given: Record<string, Answer> = {}
  const read: Record<string, string> = {}
  for (const [name, value] of fields) {
    const answer = answers.find((one) => one === value)
    if (name.startsWith('read ')) read[name.slice(5)] = value
    else if (answer && [...rows, ...Object.keys(openReports)].includes(name)) given[name] = answer
    else throw new Error(`The line "${name}: ${value}" belongs to no report. ${again}`)
  }
  return { ...head, answers: given, read }
}

function fieldOf(line: string): [string, string] {
  const [, name, value] = /^\s*([\w ]+):\s*(.*?)\s*$/.exec(line) ?? []
  if (name === undefined || value === undefined)
    throw new Error(`The line "${line.trim()}" belongs to no report. ${again}`)
  return [name, value]
}
