import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { buildFolder, giftLinkKey, laosFolder } from './buildFolder.ts'
import { setForTests } from './settingsOfTests.ts'

/**
 * Builds the app for all browser tests, and once more for Laos with games in the same tab and another operator's brand. The folders are their own, so that another
 * build at the same time does no harm.
 */
export default async function buildOnce(): Promise<() => Promise<void>> {
  const folders = await Promise.all(['', 'laos-'].map((name) => mkdtemp(join(tmpdir(), `member-wallet-${name}`))))
  const [folder = '', laos = ''] = folders
  process.env[buildFolder] = folder
  process.env[laosFolder] = laos
  process.env[giftLinkKey] = setForTests(process.env)
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  // The build for Laos sends no field reports, as an operator's does who has not asked for them.
  Object.assign(process.env, {
    VITE_REGION: 'la',
    VITE_REPORT_URL: '',
    VITE_IFRAME_MODE: 'true',
    VITE_BRAND: 'test/sandbox/brands/night',
  })
  await build({ logLevel: 'warn', build: { outDir: laos, emptyOutDir: true } })
  for (const name of ['VITE_REGION', 'VITE_REPORT_URL', 'VITE_IFRAME_MODE', 'VITE_BRAND']) delete process.env[name]
  return async () => {
    await Promise.all(folders.map((one) => rm(one, { recursive: true })))
  }
}
