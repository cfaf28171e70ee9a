import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { build, loadEnv, type Plugin, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './src/boot/contentSecurityPolicy.ts'
import { readSettings, type Settings } from './src/settings/schema.ts'

const root = import.meta.dirname

const either = (names: string) => `(${names.replaceAll(' ', '|')})`

/** What the first screen, login or home, cannot do without; everything else stays with the rooms that need it. */
const firstScreen = new RegExp(
  [
    `node_modules/${either('react react-dom scheduler wouter regexparam swr dequal use-sync-external-store i18next react-i18next valibot')}/`,
    'lucide-react/dist/esm/icons/arrow-left-right',
    `/src/api/${either('auth call client early entities errors errorCodes headers lookup once wallet')}\\.`,
    '/src/app/(?!DialogFailure|Messages|TerminatedPage|NotFoundPage|FullPage)',
    `/src/commands/inFlight\\.`,
    `/src/member/(?!useCommand)`,
    `/src/${either('nav settings')}/`,
    `/src/i18n/${either('errorText languages setUp')}\\.`,
    `/src/platform/${either('current storage')}\\.`,
    `/src/ui/${either('Button Card IconButton LanguageSelect Retry Skeleton Spinner classes messages RoomBoundary store useMedia')}\\.`,
  ].join('|'),
)

/**
 * A slow line pays for each request, and one file compresses better than many: the first screen's code is one file.
 */
const chunks = [{ name: 'core', test: firstScreen }]

/** The lists of what to fetch beside a room weigh more than they save, but before the first screen every turn counts. */
const preloaded = (file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || file.includes('LoginPage') ? dependencies : []

export default defineConfig(async ({ mode, command, isPreview }) => {
  const settings = readSettings(loadEnv(mode, root, 'VITE_'))
  const developing = command === 'serve' && !isPreview && mode !== 'test'
  return {
    plugins: [react(), pageHead(settings), developing && (await sandbox())] satisfies PluginOption[],
    define: { __SETTINGS__: JSON.stringify(settings) },
    build: {
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
    test: {
      environment: 'jsdom',
      include: ['test/**/*.test.{ts,tsx}'],
      setupFiles: ['test/setup.ts'],
      restoreMocks: true,
      maxWorkers: '100%',
    },
  }
})

/** Mounts the sandbox backend beside hot reload. Only development needs it, so only development loads it. */
async function sandbox(): Promise<Plugin> {
  const { createSandbox } = await import('./test/sandbox/sandbox.ts')
  const { fileStore } = await import('./test/sandbox/store.ts')
  const { sandboxPlugin } = await import('./test/sandbox/vitePlugin.ts')
  return sandboxPlugin(createSandbox({ store: fileStore(`${root}/.sandbox`) }))
}

/** Puts the head script into the page and, in builds, the Content-Security-Policy that lets only it run inline. */
function pageHead(settings: Settings): Plugin {
  let script = ''
  return {
    name: 'page-head',
    async buildStart() {
      script = await headScript(settings)
    },
    transformIndexHtml(html, { server }) {
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
      const policy = contentSecurityPolicy(settings, hash)
      const language = settings.VITE_REGION === 'la' ? 'lo' : 'th'
      return {
        html: html.replace('<html lang="th">', `<html lang="${language}">`),
        tags: [
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
          { tag: 'script', children: script, injectTo: 'head' as const },
        ],
      }
    },
  }
}

/** Bundles `src/boot/head.ts`, with all that it shares with the app, into one line. */
async function headScript(settings: Settings): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __API_BASE__: JSON.stringify(settings.VITE_API_BASE) },
    build: { write: false, lib: { entry: 'src/boot/head.ts', formats: ['iife'], name: 'head' } },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error('The head script was not built')
  return bundle.output[0].code.trim()
}
