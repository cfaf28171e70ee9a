import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedFolder, noteDrawnHere } from './acceptedPictures.ts'
import { ensureBrowser } from './browser.ts'

// `npm run pictures:accept`: takes all guarded pictures anew. A changed picture needs a sentence in its commit.
ensureBrowser()
mkdirSync(acceptedFolder, { recursive: true })
for (const file of readdirSync(acceptedFolder)) rmSync(join(acceptedFolder, file))
const args = ['playwright', 'test', '-c', 'test/e2e/playwright.config.ts', 'guardedPictures', '--update-snapshots=all']
const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, ACCEPT_PICTURES: '1' } })
if (status === 0) noteDrawnHere()
process.exit(status ?? 1)
