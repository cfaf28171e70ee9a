import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkLocales, type Terms } from './checkLocales.ts'
import type { Texts } from './localeTexts.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const list = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${folder}/${path}`)

const texts: Texts = {}
for (const language of readdirSync(join(root, 'locales')).filter((name) => !name.endsWith('.json'))) {
  const files = list(`locales/${language}`, /\.json$/)
  texts[language] = Object.fromEntries(files.map((path) => [basename(path, '.json'), JSON.parse(read(path))]))
}
const sources = list('src', /\.tsx?$/).map((path) => ({ path, code: read(path) }))
const terms: Terms = JSON.parse(read('locales/terms.json'))

const faults = checkLocales(texts, sources, terms)
for (const fault of faults) console.error(fault)
const rooms = Object.keys(texts['en'] ?? {}).length
console.log(
  `${rooms} rooms in ${Object.keys(texts).length} languages, ${sources.length} files: ${faults.length} faults`,
)
process.exitCode = faults.length > 0 ? 1 : 0
