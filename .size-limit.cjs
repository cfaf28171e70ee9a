const { readdirSync, readFileSync } = require('node:fs')
const { brotliCompressSync } = require('node:zlib')

/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** Everything that these entries of the build's manifest load without being asked again. */
function scriptsOf(...entries) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    if (!manifest[name]) throw new Error(`${name} is not in the build's manifest`)
    seen.add(name)
    for (const imported of manifest[name].imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  return [...seen].map((name) => `dist/${manifest[name].file}`)
}

/** The entry of a file, by the name that `chunks.ts` gives it. */
const named = (wanted) => Object.keys(manifest).find((entry) => manifest[entry].name === wanted)

const languages = readdirSync('locales').filter((name) => !name.endsWith('.json'))
const weightOf = (language) => brotliCompressSync(readFileSync(`dist/${manifest[named(language)].file}`)).length
const [heaviest] = languages.toSorted((one, other) => weightOf(other) - weightOf(one))

/** What a player loads before a first screen can be used, in the heaviest language; in a messenger its adapter as well. */
const firstScreen = (page, ...adapter) => scriptsOf(named('app'), named(page), named(heaviest), ...adapter)

// A few percent above what was measured; raise one only with a reason beside it.
const limits = [
  ['JavaScript before the login page can be used', firstScreen('login'), '96.5 kB'],
  ['JavaScript before home can be used', firstScreen('home'), '98.5 kB'],
  [
    'JavaScript before home can be used in Telegram',
    firstScreen('home', 'src/platform/telegram/telegram.ts'),
    '108.5 kB',
  ],
  ['JavaScript before home can be used in LINE', firstScreen('home', 'src/platform/line/line.ts'), '120.5 kB'],
  // The first frames have the entrance's plate, the actions in the balance's card and the tiles, each with its icon, and the brand's two drawings.
  // The page has the first words of every language, of about 0.5 kB each. Equal content differs by 0.03 kB from build to build, which needs room.
  [
    'The page itself, with what the build rendered and its styles',
    ['dist/index.html'],
    `${12 + 0.5 * languages.length} kB`,
  ],
]

module.exports = limits.map(([name, path, limit]) => ({ name, path, limit, brotli: true }))
