import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { guardedPictures } from '../../e2e/support/guardedPictures.ts'
import { ensureBrowser } from '../browser.ts'
import { acceptedFolder, noteDrawnHere } from './acceptedPictures.ts'

// `npm run pictures:accept -- transfer home`: takes the guarded pictures whose names contain one of these words, or all of them, and writes
// those that changed. A changed picture needs a sentence in its commit.
const words = process.argv.slice(2)
ensureBrowser()
mkdirSync(acceptedFolder, { recursive: true })
const named = new Set(guardedPictures.map(({ file }) => file))
for (const file of readdirSync(acceptedFolder))
  if (file.endsWith('.png') && !named.has(file)) rmSync(join(acceptedFolder, file))
const only = words.length > 0 ? ['-g', words.join('|')] : []
const args = [
  'playwright',
  'test',
  '-c',
  'test/e2e/playwright.config.ts',
  'guardedPictures',
  '--update-snapshots=changed',
  ...only,
]
const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, ACCEPT_PICTURES: '1' } })
if (status === 0 && words.length === 0) noteDrawnHere()
process.exit(status ?? 1)
