import { join } from 'node:path'
import { builtExceptions, sourceExceptions } from './floor/exceptions.ts'
import { reportOn } from './floor/report.ts'
import { readBuild, readSources } from './floor/sources.ts'

/** `tsx test/tools/floor.ts src` reads the sources, `… dist` what the build made of them and of the libraries. */
const root = join(import.meta.dirname, '../..')
const isBuild = process.argv[2] === 'dist'
const { faults, summary } = isBuild
  ? reportOn(readBuild(root), builtExceptions)
  : reportOn(readSources(root), sourceExceptions)

for (const fault of faults) console.log(fault)
console.log(summary)
process.exitCode = faults.length > 0 ? 1 : 0
