import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { auditExceptions } from './auditExceptions.ts'
import { judgeAudit, namesOf } from './auditReport.ts'

/** `npm run audit`: asks the registry for known weaknesses, and compares them with the list of those that are explained. */
const root = join(import.meta.dirname, '../..')
const list = join(root, 'dist/THIRD-PARTY.txt')

const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
}).catch(
  // It ends with an error when it found something, too.
  (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
)
const { code, text } = judgeAudit(stdout, {
  exceptions: auditExceptions,
  shipped: existsSync(list) ? namesOf(readFileSync(list, 'utf8')) : null,
  today: new Date().toISOString().slice(0, 10),
})
console.log(text)
process.exitCode = code
