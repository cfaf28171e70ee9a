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

const group = (name: string, path: RegExp, minShareCount = 1) => ({
  name,
  minShareCount,
  test: (id: string) => path.test(pathOf(id)),
})

const isPageOrDialog = /(Page|Dialog|Widget)\.tsx$/
const isFirst = /^src\/(app|features\/home)\//

/** Loaded by the first screens right after they are shown. */
const later = (id: string, modules: Modules) =>
  !isPageOrDialog.test(id) && modules.getModuleInfo(id)?.dynamicImporters.some((from) => isFirst.test(pathOf(from)))
    ? 'later'
    : null

const packages =
  'react react-dom scheduler wouter regexparam swr dequal use-sync-external-store i18next react-i18next valibot'

/**
 * Each request costs time on a slow connection. A group also takes its modules' imports, unless an earlier group has
 * them.
 */
export const chunks = [
  // They change less often than the app's code.
  group(
    'libraries',
    new RegExp(`^(?!.*@telegram-apps).*node_modules/(${packages.replaceAll(' ', '|')})/|rolldown/runtime`),
  ),
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
  // Shared by a messenger's adapter and rooms.
  group('hosts', /^src\/(platform\/(?!line|telegram|files|share|clipboard)|lib\/colors\.)/, 2),
  // Shared by several rooms.
  group('parts', /^src\/(?!features\/(chat|statement)|api\/chat|platform\/)|lucide-react/, 2),
  group('chat', /^src\/features\/chat\/(icon\/ChatWidget|useChat)\.tsx?$/),
  // A room is one file, except for large dialogs that few players open.
  {
    debugName: 'rooms',
    name: (id: string) => /\/features\/(\w+)\/\w+\.tsx$/.exec(id)?.[1] ?? null,
    test: (id: string) => /^src\/features\/\w+\/(?!Agreement|Chat|InviteQr)\w+(Page|Dialog)\.tsx$/.test(pathOf(id)),
  },
]

/** Otherwise field reports would load a room for them. */
export const helpers = group('helpers', /@oxc-project.runtime/)

/** Fetches a room's imports and styles in parallel. */
export const preloaded = (_file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? dependencies : dependencies.filter((file) => !isThere.test(file))
