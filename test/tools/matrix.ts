import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  columnOf,
  columns,
  differencesOf,
  fileSeen,
  findings,
  writePage,
  type Facts,
} from '../e2e/support/matrixTable.ts'
import { hosts } from '../fakes/hosts/hosts.ts'

// `npx tsx test/tools/matrix.ts`: tests every client and writes the facts into the table of docs/clients.md.
// `… --seen report.txt`: files a report of the check on phones, and writes it into the table.
const { values } = parseArgs({ options: { seen: { type: 'string' } } })
if (values.seen === undefined) testAll()
else fileReport(values.seen)

function testAll(): void {
  const command = 'playwright test -c test/e2e/playwright.config.ts matrix.spec'
  execSync(`npx ${command}`, { stdio: 'inherit', env: { ...process.env, MATRIX: '1' } })
  const read = (client: string): Facts => JSON.parse(readFileSync(join(findings, `${client}.json`), 'utf8'))
  writePage(new Map(hosts.map(({ name }) => [name, read(name)])))
}

function fileReport(file: string): void {
  try {
    const report = fileSeen(readFileSync(file, 'utf8'))
    writePage(new Map(columns().map((client) => [client, columnOf(client)])))
    const differences = differencesOf(report)
    console.log(`${report.client} ${report.version} is in docs/clients.md.`)
    const isEmulated = columns().includes(report.client)
    const same = isEmulated ? 'It does what the emulation does.' : 'No emulation to compare it with.'
    console.log(differences.length === 0 ? same : differences.join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
