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

/** What a player in a plain browser loads before a first screen can be used, in the heaviest language. */
const firstScreen = (page, room) => filesOf('index.html', page, 'src/i18n/texts/lo.ts', `locales/lo/${room}.json`)

const login = firstScreen('src/features/auth/LoginPage.tsx', 'auth')
const home = firstScreen('src/features/home/HomePage.tsx', 'home')

module.exports = [
  { name: 'JavaScript before the login page can be used', path: login.js, limit: '95 kB', brotli: true },
  { name: 'JavaScript before home can be used', path: home.js, limit: '95 kB', brotli: true },
  { name: 'CSS before home can be used', path: home.css, limit: '12 kB', brotli: true },
]
