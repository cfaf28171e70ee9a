import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockfileFaults, type Lockfile } from './lockfileFaults.ts'

/** Checks what lockfile-lint does not: `npm test -- --only=lockfile` runs both. Neither needs the network. */
const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))

const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const lockfile = read('package-lock.json') as Lockfile
const faults = lockfileFaults(lockfile, allowScripts)
if (faults.length === 0)
  console.log(`${Object.keys(lockfile.packages).length - 1} packages, each with its hash, none that needs a script`)
else console.error(faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
