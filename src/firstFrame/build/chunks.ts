import { realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { languages } from '../../i18n/languages.ts'
import { isThere } from './firstFiles.ts'

/** Module ids are real paths; the project's folder may be a link. */
const root = realpathSync(`${import.meta.dirname}/../../..`)
const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/')

interface Modules {
  getModuleInfo(id: string): { readonly dynamicImporters: readonly string[] } | null
}

/** Captures the modules whose path from the project's folder matches, with all that they import. */
const group = (name: string, path: RegExp, minShareCount = 1) => ({
  name,
  minShareCount,
  test: (id: string) => path.test(pathOf(id)),
})

const isPageOrDialog = /(Page|Dialog|Widget)\.tsx$/
const isFirst = /^src\/(app|features\/home)\//

/** Parts that the first screens load by themselves as soon as they are shown share one file. */
const later = (id: string, modules: Modules) =>
  !isPageOrDialog.test(id) && modules.getModuleInfo(id)?.dynamicImporters.some((from) => isFirst.test(pathOf(from)))
    ? 'later'
    : null

const packages =
  'react react-dom scheduler wouter regexparam swr dequal use-sync-external-store i18next react-i18next valibot'

/**
 * Which modules share a file: each request costs time on a slow connection, and one file compresses better than many. A group takes
 * what its modules import as well, unless an earlier group has it.
 */
export const chunks = [
  // The packages of the first screens change less often than the app's code.
  group(
    'libraries',
    new RegExp(`^(?!.*@telegram-apps).*node_modules/(${packages.replaceAll(' ', '|')})/|rolldown/runtime`),
  ),
  // With what login and home share, and the styles of the prerendered pages.
  group(
    'app',
    /^src\/(main|i18n\/amounts|ui\/layout\/Card|ui\/controls\/useReplayedTap|features\/home\/(MoneyActions|Tiles)\.module)\.(tsx?|css)$/,
  ),
  group('login', /^src\/features\/login\/LoginPage\.tsx$/),
  group('home', /^src\/features\/home\/HomePage\.tsx$/),
  { debugName: 'later', name: later, test: (id: string) => /^src\/.*\.tsx$/.test(pathOf(id)) },
  ...Object.keys(languages).flatMap((language) => [
    group(language, new RegExp(`^src/i18n/texts/${language}\\.ts$`)),
    group(`${language}-later`, new RegExp(`^locales/${language}/(errors|shared|preferences)\\.json$`)),
  ]),
  // What a messenger's adapter shares with rooms.
  group('hosts', /^src\/(platform\/(?!line|telegram|files|share|clipboard)|lib\/colors\.)/, 2),
  // What several rooms share. What the statement shares with its search and totals stays in its own file.
  group('parts', /^src\/(?!features\/(chat|statement)|api\/chat|platform\/)|lucide-react/, 2),
  // Support's chat, whose icon is on every page.
  group('chat', /^src\/features\/chat\/(icon\/ChatWidget|useChat)\.tsx?$/),
  // A room is one file, except for large dialogs that few players open.
  {
    debugName: 'rooms',
    name: (id: string) => /\/features\/(\w+)\/\w+\.tsx$/.exec(id)?.[1] ?? null,
    test: (id: string) => /^src\/features\/\w+\/(?!Agreement|Chat|InviteQr)\w+(Page|Dialog)\.tsx$/.test(pathOf(id)),
  },
]

/** The compiler's helpers, which field reports would otherwise load a room for. */
export const helpers = group('helpers', /@oxc-project.runtime/)

/** Preloads a room's imports and styles with its code, so that they are fetched in parallel. */
export const preloaded = (_file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? dependencies : dependencies.filter((file) => !isThere.test(file))
