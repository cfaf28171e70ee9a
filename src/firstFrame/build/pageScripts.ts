import { readFile } from 'node:fs/promises'
import { build } from 'vite'
import { languageOf, languages } from '../../i18n/languages.ts'
import type { Settings } from '../../lib/settings/schema.ts'
import type { OutdatedLanguage, OutdatedTexts } from '../outdated.ts'

const projectRoot = `${import.meta.dirname}/../../..`

export async function headScript(settings: Settings, target: string[]): Promise<string> {
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __API_BASE__: JSON.stringify(settings.VITE_API_BASE),
      __SETTINGS__: JSON.stringify({ VITE_REGION: settings.VITE_REGION } satisfies Partial<Settings>),
    },
    build: { target, write: false, lib: { entry: 'src/firstFrame/head.ts', formats: ['iife'], name: 'head' } },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error('The head script was not built')
  return bundle.output[0].code.trim()
}

export async function guardScript(): Promise<(file: string) => string> {
  const turnAway = await es5Script('floorGuard')
  return (file) => turnAway(`turnAway(${JSON.stringify(file)})`)
}

export async function outdatedScript(
  settings: Pick<Settings, 'VITE_REGION' | 'VITE_API_BASE'>,
  textsOf: (language: string) => Promise<OutdatedTexts>,
): Promise<string> {
  const order = [...new Set([languageOf(settings.VITE_REGION), ...Object.keys(languages)])]
  const texts = await Promise.all(
    order.map(async (lang): Promise<OutdatedLanguage> => ({ lang, texts: await textsOf(lang) })),
  )
  const showOutdated = await es5Script('outdated')
  return showOutdated(`showOutdated(${JSON.stringify(texts)},${JSON.stringify(settings.VITE_API_BASE)})`)
}

/** Uses the compiler, because bundlers go back only to ES2015. */
async function es5Script(name: string): Promise<(call: string) => string> {
  const { default: ts } = await import('typescript')
  const code = await readFile(`${projectRoot}/src/firstFrame/${name}.ts`, 'utf8')
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES5, module: ts.ModuleKind.ESNext, removeComments: true },
  })
  // Lines can be joined, because the compiler writes semicolons.
  const short = outputText.replaceAll(/^export (\{\};)?/gm, '').replaceAll(/(^|[{};&)])\s*\n\s*/g, '$1')
  return (call) => `(function(){${short}${call}})()`
}
