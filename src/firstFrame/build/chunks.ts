import { realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { languages } from '../../i18n/languages.ts'
import { isPreloaded } from './firstFiles.ts'

/** The project's folder may be a symbolic link. */
const realRoot = realpathSync(`${import.meta.dirname}/../../..`)
const modulePathOf = (id: string) => relative(realRoot, id).replaceAll('\\', '/')

interface Modules {
  getModuleInfo(id: string): { readonly dynamicImporters: readonly string[] } | null
}

const chunkGroup = (name: string, path: RegExp, minShareCount = 1) => ({
  name,
  minShareCount,
  test: (id: string) => path.test(modulePathOf(id)),
})

const isPageOrDialog = /(Page|Dialog|Widget)\.tsx$/
const isFirst = /^src\/(app|features\/home)\//

const laterGroup = (id: string, modules: Modules) =>
  !isPageOrDialog.test(id) &&
  modules.getModuleInfo(id)?.dynamicImporters.some((from) => isFirst.test(modulePathOf(from)))
    ? 'later'
    : null

const packages = 'react react-dom scheduler wouter regexparam swr dequal use-sync-external-store react-i18next valibot'

/** Each request costs time. A group takes its imports along. */
export const chunks = [
  // Changes less often than the app, so it stays cached.
  chunkGroup(
    'libraries',
    new RegExp(`^(?!.*@telegram-apps).*node_modules/(${packages.replaceAll(' ', '|')})/|rolldown/runtime`),
  ),
  chunkGroup(
    'app',
    /^src\/(main|ui\/layout\/Card|ui\/controls\/useReplayedTap|features\/home\/(MoneyActions|Tiles)\.module)\.(tsx?|css)$/,
  ),
  // Behind the first screen, as the first texts need little of it.
  chunkGroup('i18next', /node_modules\/i18next\/|^src\/i18n\/startI18next\.ts$/),
  chunkGroup('login', /^src\/features\/login\/LoginPage\.tsx$/),
  chunkGroup('home', /^src\/features\/home\/HomePage\.tsx$/),
  { debugName: 'later', name: laterGroup, test: (id: string) => /^src\/.*\.tsx$/.test(modulePathOf(id)) },
  ...Object.keys(languages).flatMap((language) => [
    chunkGroup(language, new RegExp(`^src/i18n/texts/${language}\\.ts$`)),
    chunkGroup(`${language}-later`, new RegExp(`^locales/${language}/(errors|shared|preferences)\\.json$`)),
  ]),
  // Adapters and pages share these modules.
  chunkGroup(
    'hosts',
    /^src\/(platform\/(?!line|telegram|files|share|clipboard|(browser\/)?biometrics)|lib\/colors\.)/,
    2,
  ),
  chunkGroup('parts', /^src\/(?!features\/(chat|statement)|api\/chat|platform\/)|lucide-react/, 2),
  chunkGroup('chat', /^src\/features\/chat\/(icon\/ChatWidget|useChat)\.tsx?$/),
  // Each feature's page and dialogs share a file, except large rare dialogs.
  {
    debugName: 'features',
    name: (id: string) => /\/features\/(\w+)\/\w+\.tsx$/.exec(id)?.[1] ?? null,
    test: (id: string) =>
      /^src\/features\/\w+\/(?!Agreement|Chat|InviteQr)\w+(Page|Dialog)\.tsx$/.test(modulePathOf(id)),
  },
]

/** Otherwise field reports would load a page's file. */
export const helpers = chunkGroup('helpers', /@oxc-project.runtime/)

/** These files are preloaded already, so a page need not request them. */
export const preloaded = (_file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? dependencies : dependencies.filter((file) => !isPreloaded.test(file))
