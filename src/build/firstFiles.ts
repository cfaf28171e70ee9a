import type { IndexHtmlTransformContext } from 'vite'
import type { FirstFiles } from '../boot/firstPage.ts'
import type { Settings } from '../settings/schema.ts'

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

/** What the page itself names is there before any room is asked for, and need not be listed with each. */
export const isThere = /\/(app|libraries|rolldown-runtime)-/

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** Finds them in a finished build; nothing in development. */
export function firstFiles({ VITE_LIFF_ID }: Pick<Settings, 'VITE_LIFF_ID'>, bundle: Bundle = {}): FirstFiles {
  const chunks = chunksOf(bundle)
  /** The file that a module is in, with its styles and all that it imports. */
  const filesOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
    // A module that has moved would else be fetched later than it could be, and nobody would notice.
    if (!chunk && chunks.length > 0) throw new Error(`No file holds src/${module}`)
    const needed = chunk ? [chunk.fileName, ...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])] : []
    return needed.filter((file) => !isThere.test(`/${file}`)).map((file) => `/${file}`)
  }
  const largest = chunks.find(({ name }) => name === 'libraries')?.fileName
  return {
    behind: {
      largest: `/${largest}`,
      files: [...new Set(['app/Later.tsx', 'ui/Sanitised.tsx'].flatMap(filesOf))],
    },
    adapters: { telegram: filesOf('platform/telegram.ts'), line: VITE_LIFF_ID ? filesOf('platform/line.ts') : [] },
    pages: { home: filesOf('features/home/HomePage.tsx'), login: filesOf('features/login/LoginPage.tsx') },
    languages: Object.fromEntries(
      ['th', 'lo', 'en'].map((language) => [language, filesOf(`i18n/texts/${language}.ts`)]),
    ),
  }
}

/** The files whose styles the page holds itself, as their names are in `vite.config.ts`: those of what the build renders. */
const styled = ['app', 'login']

/**
 * Takes the first screens' styles out of a build, for the page to hold: nobody waits for a file before something is painted, and none is
 * asked for twice.
 */
export function takeFirstStyles(bundle: Bundle): string {
  const chunks = chunksOf(bundle)
  return styled.map((name) => stylesOf(chunks.find((chunk) => chunk.name === name))).join('')

  function stylesOf(chunk: Chunk | undefined): string {
    const { viteMetadata } = chunk ?? {}
    const files = [...(viteMetadata?.importedCss ?? [])]
    viteMetadata?.importedCss.clear()
    return files.map(take).join('')
  }
  function take(name: string): string {
    const file = bundle[name]
    delete bundle[name]
    return file?.type === 'asset' ? file.source.toString().trim() : ''
  }
}
