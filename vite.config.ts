import { basename, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type PluginOption } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { brandAlias, readBrand } from './src/firstFrame/build/brand.ts'
import { buildTarget } from './src/firstFrame/build/browserFloor.ts'
import { chunks, helpers, preloaded } from './src/firstFrame/build/chunks.ts'
import { pageHead } from './src/firstFrame/build/pageHead.ts'
import { standInsPlugin } from './src/firstFrame/build/standIns.ts'
import { readSettings } from './src/lib/settings/readSettings.ts'

const root = import.meta.dirname
const target = buildTarget(manifest.browserslist)

const tests = (where: string) => `test/${where}/*.test.{ts,tsx}`
const dom = 'test/**/*.dom.test.{ts,tsx}'
/** Tests of the whole app. One app after the other in the same page: it has to put away what it did. */
const screens = tests('screens')
/** Tests that need modules or a page of their own: simulated clocks, listeners that are counted, style sheets, requests that never end. */
const alone = [
  'test/unit/api/chatSocket.dom.test.ts',
  'test/unit/app/updates.dom.test.ts',
  'test/unit/i18n/firstTexts.dom.test.ts',
  tests('simulation/**'),
  'test/setupPage.dom.test.ts',
  'test/screens/{home,info,outcome,strict}.test.tsx',
]

/** Vitest hands a worker on to the next file of the same project only, so the projects run one after the other. */
const project = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { name, sequence: { groupOrder: projects.indexOf(name) }, ...test },
})
const projects = ['rules', 'page', 'screens', 'alone']

export default defineConfig(async ({ mode, command, isPreview }) => {
  const developing = command === 'serve' && !isPreview && mode !== 'test'
  // Imported here, as only development needs it.
  const backend = developing && (await (await import('./test/sandbox/vitePlugin.ts')).developmentPlugin(root))
  // It has no server, so it is built with settings of its own.
  const demo =
    command === 'build' && mode === 'demo' && (await import('./test/sandbox/demo/demoPlugin.ts')).demoPlugin(target)
  const { VITE_BRAND, VITE_REPORT_URL, ...settings } = readSettings(loadEnv(mode, mode !== 'test' && root, 'VITE_'))
  const brand = readBrand(resolve(root, VITE_BRAND || 'public'))
  return {
    plugins: [
      react(),
      standInsPlugin(),
      pageHead({ ...settings, VITE_REPORT_URL }, { brand, mode, isBuild: command === 'build', target }),
      backend,
      demo,
    ] satisfies PluginOption[],
    publicDir: brand.folder,
    resolve: { alias: [brandAlias(brand)] },
    // Class names have no hash, which would not compress. The fallback for light-dark(), which is not used, is not added.
    css: { modules: { generateScopedName: scopedName }, lightningcss: { exclude: lightDark } },
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __VERSION__: JSON.stringify(manifest.version),
      __BRAND__: JSON.stringify(brand.name),
      __REPORT_URL__: JSON.stringify(VITE_REPORT_URL),
      // Tests see what is counted for the reports.
      __REPORTS__: JSON.stringify(mode === 'test' || VITE_REPORT_URL !== ''),
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target,
      cssTarget: target,
      manifest: true,
      license: { fileName: 'THIRD-PARTY.md' },
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: VITE_REPORT_URL ? [helpers, ...chunks] : chunks },
          // Field reports name the build by these digits.
          hashCharacters: 'hex' as const,
        },
      },
    },
    test: {
      environment: 'jsdom',
      projects: [
        project('rules', {
          environment: 'node',
          isolate: false,
          include: [tests('**')],
          exclude: [screens, dom, ...alone],
        }),
        project('page', { isolate: false, include: [dom], exclude: alone }),
        project('screens', { isolate: false, include: [screens], exclude: alone }),
        project('alone', { include: alone }),
      ],
      setupFiles: ['test/setup.ts'],
      // The sandbox compares its answers with docs/openapi.yaml.
      env: { CHECK_CONTRACT: '1' },
      restoreMocks: true,
      // Telegram's SDK has state, and each test that emulates a client needs a fresh one.
      server: { deps: { inline: [/@telegram-apps/] } },
      maxWorkers: '100%',
      // From 25 on Node has a storage of its own, which would hide the page's.
      execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
        ? ['--no-experimental-webstorage']
        : [],
      // Long, as a busy machine is slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
})

/** The flag of the feature in lightningcss. */
const lightDark = 1 << 20

/** A class name of the sheet's name, which is unique, and the class's own: `Balance-total`. */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, '.module.css')
  const first = sheets.get(sheet) ?? file
  sheets.set(sheet, first)
  if (first !== file) throw new Error(`${first} and ${file} share a name, and their classes would be mixed up`)
  return `${sheet}-${name}`
}
const sheets = new Map<string, string>()
