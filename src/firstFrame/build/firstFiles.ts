import type { IndexHtmlTransformContext } from 'vite'
import { languages } from '../../i18n/languages.ts'
import type { Settings } from '../../lib/settings/schema.ts'
import type { FirstFiles } from '../firstPage.ts'

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

export const isPreloaded = /\/(app|libraries|rolldown-runtime)-/

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** Empty in development. Throws if a module is in no file. */
export function firstFiles({ VITE_LIFF_ID }: Pick<Settings, 'VITE_LIFF_ID'>, bundle: Bundle = {}): FirstFiles {
  const chunks = chunksOf(bundle)
  const filesOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
    // Without a file it would silently be fetched late.
    if (!chunk && chunks.length > 0) throw new Error(`No file of the build holds src/${module}`)
    const needed = chunk ? [chunk.fileName, ...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])] : []
    return needed.filter((file) => !isPreloaded.test(`/${file}`)).map((file) => `/${file}`)
  }
  return {
    behind: [...new Set(['i18n/startI18next.ts', 'app/Overlays.tsx', 'ui/richText/Sanitised.tsx'].flatMap(filesOf))],
    adapters: {
      browser: [],
      telegram: filesOf('platform/telegram/telegram.ts'),
      line: VITE_LIFF_ID ? filesOf('platform/line/line.ts') : [],
    },
    pages: { home: filesOf('features/home/HomePage.tsx'), login: filesOf('features/login/LoginPage.tsx') },
    languages: Object.fromEntries(
      Object.keys(languages).map((language) => [language, filesOf(`i18n/texts/${language}.ts`)]),
    ),
  }
}

/** Chunk names of the prerendered pages. */
const styled = ['app', 'login']

/** Inlined, so the first paint waits for no file. */
export function takeFirstStyles(bundle: Bundle): string {
  const imported = styled.flatMap((name) => chunksOf(bundle).find((chunk) => chunk.name === name)?.viteMetadata ?? [])
  const styles = imported
    .flatMap(({ importedCss }) => [...importedCss])
    .map((name) => {
      const file = bundle[name]
      delete bundle[name]
      return file?.type === 'asset' ? file.source.toString() : ''
    })
  for (const { importedCss } of imported) importedCss.clear()
  // Vite's marker comments.
  return styles.map((css) => css.replace(/\/\*.*?\*\//g, '').trim()).join('')
}
