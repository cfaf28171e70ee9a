import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { loadEnv, type IndexHtmlTransformContext, type Plugin, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import enOutdated from './locales/en/outdated.json' with { type: 'json' }
import loOutdated from './locales/lo/outdated.json' with { type: 'json' }
import lo from './locales/lo/preview.json' with { type: 'json' }
import thOutdated from './locales/th/outdated.json' with { type: 'json' }
import th from './locales/th/preview.json' with { type: 'json' }
import manifest from './package.json' with { type: 'json' }
import { guardScript, headScript, outdatedScript } from './src/build/pageScripts.ts'
import { buildTarget } from './src/build/browserFloor.ts'
import { contentSecurityPolicy } from './src/build/contentSecurityPolicy.ts'
import { pageTags } from './src/build/pageTags.ts'
import { readSettings, type Settings } from './src/settings/schema.ts'

const root = import.meta.dirname
const outdatedTexts = { th: thOutdated, lo: loOutdated, en: enOutdated }
const target = buildTarget(manifest.browserslist)

const either = (names: string) => `(${names.replaceAll(' ', '|')})`

/** What the first screen, login or home, cannot do without; everything else stays with the rooms that need it. */
const firstScreen = new RegExp(
  [
    `(?<!@telegram-apps/.*)node_modules/${either('react react-dom scheduler wouter regexparam swr dequal i18next react-i18next valibot')}/`,
    'lucide-react/dist/esm/icons/arrow-left-right',
    `/src/api/${either('auth call client early entities errors headers lookup once wallet')}\\.`,
    '/src/app/(?!BottomBar|Cards|DialogFailure|Dialogs|dialogRooms|places|Later|OfflineLine|Settling|useHostBack|TerminatedPage|NotFoundPage|FullPage)',
    `/src/commands/turns\\.`,
    `/src/member/${either('accounts agreement hash lastSync looked readKey readPolicy session useInfo useRead useSession useWallet')}\\.`,
    `/src/nav/(?!back|cover)`,
    '/src/messages/say',
    `/src/money/${either('decimals minor')}\\.`,
    '/src/settings/',
    `/src/i18n/${either('errorText languages money readErrorText setUp')}\\.`,
    `/src/platform/${either('current storage')}\\.`,
    `/src/ui/${either('Button Card IconButton LanguageSelect lucideIcon Retry Skeleton Spinner classes RoomBoundary useMedia')}\\.`,
  ].join('|'),
)

/** Parts of libraries that weigh too much in the first file for what they do here. */
const lighter = [
  // React has had the hook itself since 18.
  { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
  { find: /^\.\/unescape\.js$/, replacement: `${root}/src/i18n/unescape.ts` },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${root}/src/ui/lucideIcon.ts` },
]

/**
 * A slow line pays for each request, and one file compresses better than many: the first screen's code is one file.
 */
const groups = [
  { name: 'core', test: firstScreen },
  // Forms need them together; alone each would cost a request more than it weighs.
  { name: 'form', test: /\/src\/ui\/((Password)?Field|useWhileHere)\.|lucide-react\/dist\/esm\/icons\/eye/ },
  // What several rooms share, in one file instead of one round trip for each icon.
  { name: 'parts', test: /\/src\/(ui|i18n|money|nav|member|commands)\/|lucide-react/, minShareCount: 3 },
]

/** The lists of what to fetch beside a room weigh more than they save, but before the first screen every turn counts. */
const preloaded = (file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || file.includes('LoginPage') ? dependencies : []

export default defineConfig(async ({ mode, command, isPreview }) => {
  const developing = command === 'serve' && !isPreview && mode !== 'test'
  const backend = developing && (await sandbox())
  const settings = readSettings(loadEnv(mode, root, 'VITE_'))
  return {
    plugins: [react(), pageHead(settings, command === 'build'), backend] satisfies PluginOption[],
    resolve: { alias: lighter },
    define: { __SETTINGS__: JSON.stringify(settings), __VERSION__: JSON.stringify(manifest.version) },
    build: {
      target,
      cssTarget: target,
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      assetsInlineLimit: 0,
      // Nothing compresses a hash, and the first file names some forty others: in hex each takes two bytes less.
      rolldownOptions: { output: { codeSplitting: { groups }, hashCharacters: 'hex' as const } },
    },
    test: {
      environment: 'jsdom',
      include: ['test/**/*.test.{ts,tsx}'],
      setupFiles: ['test/setup.ts'],
      restoreMocks: true,
      // Telegram's SDK holds state; a test that plays a client needs it fresh.
      server: { deps: { inline: [/@telegram-apps/] } },
      maxWorkers: '100%',
      // A busy machine is slow, not wrong.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
})

/**
 * Mounts the sandbox backend beside hot reload, and adds its settings to the environment. Only development needs it, so only
 * development loads it.
 */
async function sandbox(): Promise<Plugin> {
  const { setForSandbox } = await import('./test/sandbox/buildSettings.ts')
  const { createSandbox } = await import('./test/sandbox/sandbox.ts')
  const { fileStore } = await import('./test/sandbox/store.ts')
  const { sandboxPlugin } = await import('./test/sandbox/vitePlugin.ts')
  const giftLinkKey = setForSandbox(process.env)
  return sandboxPlugin(createSandbox({ store: fileStore(`${root}/.sandbox`), giftLinkKey }))
}

/**
 * Puts the guard of the floor and the head script into the page and, in builds, the Content-Security-Policy that lets only these run
 * inline.
 */
function pageHead(settings: Settings, isBuild: boolean): Plugin {
  let source = ''
  let guard: ((file: string) => string) | null = null
  return {
    name: 'page-head',
    async buildStart() {
      source = await headScript(settings, target)
      // Who develops has a new browser.
      if (!isBuild) return
      guard = await guardScript()
      this.emitFile({ type: 'asset', name: 'outdated.js', source: await outdatedScript(settings, outdatedTexts) })
    },
    transformIndexHtml: {
      order: 'post', // once the files have their names
      handler(html, { server, bundle }) {
        const script = source.replace('__ADAPTER_FILES__', JSON.stringify(adapterFiles(settings, bundle)))
        const scripts = guard ? [guard(outdatedFile(bundle)), `window.outdated||${script}`] : [script]
        const policy = contentSecurityPolicy(settings, scripts.map(hashOf))
        const language = settings.VITE_REGION === 'la' ? 'lo' : 'th'
        return {
          html: html
            .replace('<html lang="th">', `<html lang="${language}">`)
            // In front of the styles, which it would wait for, and behind the charset.
            .replace('</title>', () =>
              ['</title>', ...scripts.map((each) => `<script>${each}</script>`)].join('\n    '),
            ),
          tags: [
            ...pageTags(settings, language === 'lo' ? lo : th),
            // Development runs on inline code of its own; only what is shipped is locked down.
            ...(server
              ? []
              : [
                  {
                    tag: 'meta',
                    attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
                    injectTo: 'head-prepend' as const,
                  },
                ]),
          ],
        }
      },
    },
  }
}

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const outdatedFile = (bundle: Bundle = {}) =>
  `/${Object.values(bundle).find(({ fileName }) => /(^|\/)outdated-\w+\.js$/.test(fileName))?.fileName}`

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What each messenger's adapter needs beside the app's first file, for the head script to fetch at once. */
function adapterFiles(settings: Settings, bundle: Bundle = {}): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const filesOf = (name: string) => {
    const adapter = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/platform/${name}.ts`))
    const needed = adapter ? [adapter.fileName, ...adapter.imports] : []
    return needed.filter((file) => file !== entry?.fileName && !entry?.imports.includes(file)).map((file) => `/${file}`)
  }
  return { telegram: filesOf('telegram'), line: settings.VITE_LIFF_ID ? filesOf('line') : [] }
}
