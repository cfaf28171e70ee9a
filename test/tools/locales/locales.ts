import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { messageCodes } from '../../../src/api/client/messageCodes.ts'
import { checkLocales, type Terms } from './check.ts'
import type { Texts } from './texts.ts'

const root = join(import.meta.dirname, '../../..')
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

/** Lines that nothing derives from the folders. */
const lines = [
  ...Object.keys(texts).flatMap((language) => [
    ['src/i18n/languages.ts', `${language}: '`],
    ['src/ui/richText/Sanitised.module.css', `.text:lang(${language}):has(`],
    ['src/ui/richText/Sanitised.module.css', `.text:lang(${language}) >`],
  ]),
  ...Object.keys(texts['en'] ?? {})
    .filter((namespace) => !['outdated', 'preview'].includes(namespace))
    .map((namespace) => [
      'src/i18n/namespaces.ts',
      `export { default as ${namespace} } from '../../locales/en/${namespace}.json'`,
    ]),
  ...messageCodes.map((code) => ['locales/en/errors.json', `"${code}": `]),
] as [path: string, line: string][]
const faults = [
  ...checkLocales(texts, sources, terms),
  ...lines.filter(([path, line]) => !read(path).includes(line)).map(([path, line]) => `${path} lacks: ${line}`),
]
for (const fault of faults) console.error(fault)
const namespaces = Object.keys(texts['en'] ?? {}).length
console.log(
  `${namespaces} namespaces in ${Object.keys(texts).length} languages, ${sources.length} files: ${faults.length} faults`,
)
process.exitCode = faults.length > 0 ? 1 : 0
