import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/engines')
const carrier = '@sparticuz/chromium'

/** The folder of the npm package with a Chromium: the installed one, else one that is downloaded. */
function packageOf(version: string): string {
  const installed = dirname(createRequire(import.meta.url).resolve(`${carrier}/package.json`))
  if (readVersion(installed) === version) return installed
  const folder = join(cache, `package-${version}`)
  const found = join(folder, 'node_modules', carrier)
  if (!existsSync(join(found, 'bin/chromium.br'))) fetchPackage(version, folder)
  return found
}

function readVersion(folder: string): string {
  const manifest: { version: string } = createRequire(import.meta.url)(join(folder, 'package.json'))
  return manifest.version
}

function fetchPackage(version: string, folder: string): void {
  const wanted = `${carrier}@${version}`
  console.log(`The engines need ${wanted}: fetching it with npm.`)
  mkdirSync(folder, { recursive: true })
  try {
    const how = ['--no-save', '--no-package-lock', '--ignore-scripts', '--omit=optional', '--prefix', folder]
    execFileSync('npm', ['install', ...how, wanted], { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    throw new Error(`npm could not fetch ${wanted}. Fetch it on a machine with a network, or run the other engines.`)
  }
}

/** @returns the path of an old Chromium that starts, downloaded and unpacked once. */
export async function unpackedChromium(version: string): Promise<string> {
  const path = join(cache, `chromium-${version}`)
  if (existsSync(path)) return path
  const packed = join(packageOf(version), 'bin/chromium.br')
  mkdirSync(cache, { recursive: true })
  // Several workers may unpack at a time. Each writes its own file, and the first complete one stays, as it may be running already.
  const folder = mkdtempSync(join(cache, 'unpacking-'))
  const unpacked = join(folder, 'chromium')
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }))
  try {
    linkSync(unpacked, path)
  } catch (reason) {
    if (!existsSync(path)) throw reason
  }
  rmSync(folder, { recursive: true })
  return path
}
