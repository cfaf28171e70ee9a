import { execFileSync, execSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export const isRoot = process.getuid?.() === 0

/** Arguments of every Chromium of the tests: no requests of its own, no screen. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []), // root has no sandbox in Chromium
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // The fake Telegram has its real origin, and frames an app on this machine.
  '--disable-features=LocalNetworkAccessChecks',
]

/** Debian's headless shell of Chromium: a third faster here than the whole browser. */
const shell = 'chromium-headless-shell'

/** The path of a Chromium that starts: the system's if there is one, else Playwright's own; null without one. */
export function findChromium(): string | null {
  const system = [shell, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
  const starts = (path: string) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  return [...system, chromium.executablePath()].find((path) => existsSync(path) && starts(path)) ?? null
}

/** The path of the system's nginx, or null. Debian's place for it is in no user's PATH but root's. */
export function findNginx(): string | null {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null
}

export const hasApt = isRoot && existsSync('/usr/bin/apt-get')

/**
 * Installs what the browser tests need and the machine lacks, and says so first: a Chromium, fonts for Thai and Lao, nginx.
 * @throws Error with one line that says what to install, if it cannot do so itself.
 */
export function ensureTools(): void {
  if (hasApt) installPackages([...browserPackages(), ...(findNginx() ? [] : ['nginx'])])
  ensureBrowser()
  if (!findNginx()) throw new Error('Install nginx (Debian: nginx) and run the tests again.')
}

/** Installs a Chromium and fonts, which pictures and measurements need. @returns the Chromium's path. */
export function ensureBrowser(): string {
  if (hasApt) installPackages(browserPackages())
  if (!findChromium()) installPlaywrightChromium(hasApt)
  const path = findChromium()
  if (!path) throw new Error('No Chromium starts here. Install one (Debian: chromium) and run the tests again.')
  if (!hasFonts()) throw new Error('Install Noto Sans Thai and Noto Sans Lao (Debian: fonts-noto-core).')
  return path
}

const browserPackages = () => [
  ...(existsSync(`/usr/bin/${shell}`) ? [] : [shell]),
  ...(hasFonts() ? [] : ['fonts-noto-core']),
]

/** Debian starts a service as soon as it is installed, unless this script says no. */
const policy = '/usr/sbin/policy-rc.d'

export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0) return
  console.log(`The browser tests need ${packages.join(' and ')}: installing with apt-get.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    execSync('apt-get update -qq', { stdio: 'inherit', env })
    execSync(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`, { stdio: 'inherit', env })
  } catch {
    console.log(`apt-get could not install ${packages.join(' and ')}.`)
  } finally {
    if (isOurs) rmSync(policy)
  }
}

function installPlaywrightChromium(withLibraries: boolean): void {
  console.log("The browser tests need a Chromium: installing Playwright's own.")
  const args = ['playwright', 'install', ...(withLibraries ? ['--with-deps'] : []), 'chromium']
  spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** True if there are fonts for both languages. Other systems than Linux come with them. */
function hasFonts(): boolean {
  return process.platform !== 'linux' || (hasFont('th', /Thai/) && hasFont('lo', /Lao/))
}

function hasFont(language: string, name: RegExp): boolean {
  try {
    const families = execFileSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    // DejaVu claims Lao, but draws its marks as boxes or in the wrong place.
    return families.split('\n').some((family) => family !== '' && !family.startsWith('DejaVu'))
  } catch {
    const folders = ['/usr/share/fonts', '/usr/local/share/fonts'].filter((folder) => existsSync(folder))
    return folders.some((folder) => readdirSync(folder, { recursive: true }).some((file) => name.test(String(file))))
  }
}
