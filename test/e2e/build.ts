import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { liffId } from '../hosts/line.ts'
import { buildFolder } from './buildFolder.ts'

/** Builds the app once for all browser tests, in a folder of its own: a build that goes on beside them takes nothing away. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'member-wallet-'))
  process.env[buildFolder] = folder
  process.env['VITE_LIFF_ID'] = liffId
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  return () => rm(folder, { recursive: true })
}
