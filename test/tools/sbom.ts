import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** `npm run sbom`: the bill of materials on stdout, and beside it, on stderr, how many packages it names. */
const bill = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
})
const { components } = JSON.parse(bill) as { components: readonly unknown[] }
process.stdout.write(bill)
console.error(`${components.length} packages`)
