const { readFileSync } = require('node:fs')

/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** Everything that these entries of the build's manifest load without being asked again. */
function filesOf(...entries) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    if (!manifest[name]) throw new Error(`${name} is not in the build's manifest`)
    seen.add(name)
    for (const imported of manifest[name].imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  const chunks = [...seen].map((name) => manifest[name])
  return {
    js: chunks.map((chunk) => `dist/${chunk.file}`),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `dist/${file}`),
  }
}

/** What a player loads before a first screen can be used, in the heaviest language; in a messenger its adapter as well. */
const firstScreen = (page, room, ...adapter) =>
  filesOf('index.html', page, 'src/i18n/texts/lo.ts', `locales/lo/${room}.json`, ...adapter)

const login = firstScreen('src/features/auth/LoginPage.tsx', 'auth')
const home = firstScreen('src/features/home/HomePage.tsx', 'home')
const inTelegram = firstScreen('src/features/home/HomePage.tsx', 'home', 'src/platform/telegram.ts')
const inLine = firstScreen('src/features/home/HomePage.tsx', 'home', 'src/platform/line.ts')

module.exports = [
  { name: 'JavaScript before the login page can be used', path: login.js, limit: '95 kB', brotli: true },
  { name: 'JavaScript before home can be used', path: home.js, limit: '95 kB', brotli: true },
  { name: 'JavaScript before home can be used in Telegram', path: inTelegram.js, limit: '112 kB', brotli: true },
  { name: 'JavaScript before home can be used in LINE', path: inLine.js, limit: '117 kB', brotli: true },
  { name: 'CSS before home can be used', path: home.css, limit: '12 kB', brotli: true },
  { name: 'The page itself, with its head scripts', path: 'dist/index.html', limit: '3 kB', brotli: true },
]
