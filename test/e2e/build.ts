import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { liffId } from '../hosts/line.ts'
import { buildFolder, laosFolder } from './buildFolder.ts'

/** Builds the app for all browser tests, and once more for Laos, in folders of their own: a build beside them takes nothing away. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  const folders = await Promise.all(['', 'laos-'].map((name) => mkdtemp(join(tmpdir(), `member-wallet-${name}`))))
  const [folder = '', laos = ''] = folders
  process.env[buildFolder] = folder
  process.env[laosFolder] = laos
  process.env['VITE_LIFF_ID'] = liffId
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  process.env['VITE_REGION'] = 'la'
  await build({ logLevel: 'warn', build: { outDir: laos, emptyOutDir: true } })
  delete process.env['VITE_REGION']
  return async () => {
    await Promise.all(folders.map((one) => rm(one, { recursive: true })))
  }
}
