import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '../e2e/matrixSteps.ts'
import { begins, ends, findings, page, tableOf } from '../e2e/matrixTable.ts'
import { hosts } from '../fakes/hosts/hosts.ts'

// `npx tsx test/tools/matrix.ts`: tests every client and writes the facts into the table of docs/clients.md.
const command = 'playwright test -c test/e2e/playwright.config.ts matrix.spec'
execSync(`npx ${command}`, { stdio: 'inherit', env: { ...process.env, MATRIX: '1' } })

const read = (client: string): Facts => JSON.parse(readFileSync(join(findings, `${client}.json`), 'utf8'))
const table = tableOf(new Map(hosts.map(({ name }) => [name, read(name)])))
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(begins)
const after = rest?.split(ends)[1]
if (before === undefined || after === undefined)
  throw new Error(`docs/clients.md lacks the lines ${begins} and ${ends}`)
const written = `${before}${begins}\n\n${table}\n\n${ends}${after}`
writeFileSync(page, written)
