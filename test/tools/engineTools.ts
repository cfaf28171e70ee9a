import { spawnSync } from 'node:child_process'
import { engineOf, type EngineName } from '../engines/engines.ts'
import { ensureTools, hasApt, installPackages } from './browser.ts'

const isInstalled = (name: EngineName) =>
  spawnSync(engineOf(name).probe, { shell: '/bin/sh', stdio: 'ignore', timeout: 30_000 }).status === 0

/**
 * Installs what the engines need and the machine lacks, and says so first.
 * @throws Error with one line that says what to install, if it cannot do so itself.
 */
export async function ensureEngines(names: readonly EngineName[]): Promise<void> {
  ensureTools()
  const missing = names.filter((name) => !isInstalled(name))
  if (hasApt) installPackages(missing.flatMap((name) => engineOf(name).packages))
  const still = missing.filter((name) => !isInstalled(name))
  const packages = still.flatMap((name) => engineOf(name).packages).join(' ')
  if (still.length > 0) throw new Error(`Install what ${still.join(' and ')} need (Debian: ${packages}).`)
  // An old Chromium is downloaded and unpacked once, and not by several tests at a time.
  for (const name of names) await (await engineOf(name).start()).close()
}
