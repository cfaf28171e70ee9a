import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cachedBuild } from './cachedBuild.ts'
import { portOf, refuse } from './refuse.ts'
import { createSandbox } from './sandbox.ts'
import { members } from './seed/seed.ts'
import { serveBuild } from './serveBuild.ts'
import { fileStore } from './store.ts'

// `npm start`: builds the app and serves it with the sandbox backend on one port. `--brand night`: as another operator's.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    fresh: { type: 'boolean', default: false },
    brand: { type: 'string' },
  },
})

const port = portOf(values.port)
const brand = values.brand === undefined ? null : brandOf(values.brand)

const { folder, giftLinkKey } = cachedBuild({ ...process.env, ...(brand ? { VITE_BRAND: brand.folder } : {}) })
const named = brand ? { name: brand.name } : {}
const sandbox = createSandbox({ store: fileStore('.sandbox'), giftLinkKey, isDemo: true, ...named })
if (values.fresh) sandbox.reset()
const { url } = await serveBuild({ sandbox, port, folder })

const { username, password } = members.rich
const { bonusHeld } = members
console.log(`
${(brand?.name ?? 'Member wallet').padEnd(14)} ${url}
Demo member    ${username}  password ${password}
               ${bonusHeld.username}  password ${bonusHeld.password}   (holds a bonus)
Control page   ${url}/sandbox   (switches, deposits, failures, errors)

State is kept in .sandbox; begin anew with: npm start -- --fresh`)

/** A brand of the sandbox's own: its folder and the service's name. */
function brandOf(wanted: string): { folder: string; name: string } {
  const brands = join(import.meta.dirname, 'brands')
  if (!readdirSync(brands).includes(wanted))
    refuse(`There is no brand ${wanted}. Brands: ${readdirSync(brands).join(', ')}`)
  const place = join(brands, wanted)
  const { name } = JSON.parse(readFileSync(join(place, 'manifest.webmanifest'), 'utf8')) as { name: string }
  return { folder: place, name }
}
