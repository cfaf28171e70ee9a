import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type PluginOption } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import enOutdated from './locales/en/outdated.json' with { type: 'json' }
import loOutdated from './locales/lo/outdated.json' with { type: 'json' }
import lo from './locales/lo/preview.json' with { type: 'json' }
import thOutdated from './locales/th/outdated.json' with { type: 'json' }
import th from './locales/th/preview.json' with { type: 'json' }
import manifest from './package.json' with { type: 'json' }
import { guardScript, headScript, outdatedScript } from './src/build/pageScripts.ts'
import { brandAlias, readBrand, type Brand } from './src/build/brand.ts'
import { buildTarget } from './src/build/browserFloor.ts'
import { contentSecurityPolicy } from './src/build/contentSecurityPolicy.ts'
import { firstFiles, isThere, takeFirstStyles, type Bundle } from './src/build/firstFiles.ts'
import { leanIcons } from './src/build/leanIcons.ts'
import { pageTags } from './src/build/pageTags.ts'
import { prerenderedPages } from './src/build/prerenderedPages.ts'
import { thirdParty } from './src/build/thirdParty.ts'
import { readSettings } from './src/settings/readSettings.ts'
import type { BuildSettings } from './src/settings/schema.ts'

const root = import.meta.dirname
const outdatedTexts = { th: thOutdated, lo: loOutdated, en: enOutdated }
const target = buildTarget(manifest.browserslist)

/** Parts of libraries that weigh too much in the first file for what they do here. */
const lighter = [
  // React has had the hook itself since 18.
  { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
  { find: /^\.\/unescape\.js$/, replacement: `${root}/src/i18n/unescape.ts` },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${root}/src/ui/lucideIcon.ts` },
]

/** The libraries of the first screens. They change less often than the app's code. */
const libraries = 'react react-dom scheduler wouter regexparam swr dequal i18next react-i18next valibot'

/**
 * Each request costs time on a slow connection, and one file compresses better than many. A file has what one module imports, directly
 * or not, without what is in a file before it: the first screens by the app's main module, home by its page, a language by its texts.
 */
const groups = [
  {
    name: 'libraries',
    test: new RegExp(`(?<!@telegram-apps/.*)node_modules/(${libraries.replaceAll(' ', '|')})/|rolldown/runtime`),
  },
  // Includes what login and home share, and the styles of the prerendered pages.
  {
    name: 'app',
    test: /\/src\/(main|i18n\/amounts|ui\/Card|ui\/useReplayedTap|features\/home\/(MoneyActions|Tiles)\.module)\.(tsx?|css)$/,
  },
  { name: 'login', test: /\/src\/features\/login\/LoginPage\.tsx$/ },
  { name: 'home', test: /\/src\/features\/home\/HomePage\.tsx$/ },
  {
    name: 'later',
    test: /\/src\/(app\/(Later|CheckCommands|UnknownNotice|DialogFailure|laterRooms)|features\/(home\/(CountUp|InviteBonus|OpenCommands|PlayOn|WaitingMoney)|preferences\/Offers|sessionResult\/SessionClock))\.tsx$/,
  },
  ...['th', 'lo', 'en'].flatMap((name) => [
    { name, test: new RegExp(`/src/i18n/texts/${name}\\.ts$`) },
    { name: `${name}-later`, test: new RegExp(`/locales/${name}/(errors|shared|preferences)\\.json$`) },
  ]),
  // The code that a messenger's adapter shares with rooms.
  {
    name: 'hosts',
    test: /\/src\/(platform\/(?!line|telegram|files|keepImage|takeFile|share|clipboard)|web\/colors\.)/,
    minShareCount: 2,
  },
  // The code that several rooms share. What the statement shares with its search and totals stays in its own file.
  {
    name: 'parts',
    test: /\/src\/(?!features\/(chat|statement)|api\/chat|platform\/)|lucide-react/,
    minShareCount: 2,
  },
  // Support's chat, whose icon is on every page.
  { name: 'chat', test: /\/src\/features\/chat\/(icon\/ChatWidget|useChat)\.tsx?$/ },
  // A room is one file, except for large dialogs that few players open.
  {
    debugName: 'rooms',
    name: (file: string) => /\/features\/(\w+)\/\w+\.tsx$/.exec(file)?.[1] ?? null,
    test: /\/src\/features\/\w+\/(?!Agreement|Chat|InviteQr)\w+(Page|Dialog)\.tsx$/,
  },
]

/** Modules are named by the project's whole path. It may be a link. */
const folder = realpathSync(root).replaceAll('\\', '/')
const escaped = folder.replaceAll(/[$()*+.?[\]^{|}]/g, String.raw`\$&`)

/** A group whose pattern, if it begins with a folder, means the project's own: the project may itself lie in a `src`, as `/usr/src/app`. */
const ofThisFolder = <Group extends { test: RegExp }>(group: Group): Group => ({
  ...group,
  test: new RegExp(group.test.source.replace(/^\\\/(?=src|locales)/, () => `^${escaped}/`)),
})

/** The compiler's helpers, which field reports would otherwise load a room for. */
const helpers = { name: 'helpers', test: /@oxc-project.runtime/ }

/** Preloads a room's imports and styles with its code, so that they are fetched in parallel. */
const preloaded = (_file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? dependencies : dependencies.filter((file) => !isThere.test(file))

const tests = (where: string) => `test/${where}/*.test.{ts,tsx}`
const dom = 'test/**/*.dom.test.{ts,tsx}'
/** Tests of the whole app. One app after the other in the same page: it has to put away what it did. */
const screens = tests('screens')
/** Tests that need modules or a page of their own: simulated clocks, listeners that are counted, style sheets, requests that never end. */
const alone = [
  'test/unit/app/updates.dom.test.ts',
  tests('simulation/**'),
  'test/screens/{home,info,outcome,spinWheel,strict,toasts,visibility}.test.{ts,tsx}',
]

/** Vitest hands a worker on to the next file of the same project only, so the projects run one after the other. */
const project = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { name, sequence: { groupOrder: projects.indexOf(name) }, ...test },
})
const projects = ['rules', 'page', 'screens', 'alone']

export default defineConfig(async ({ mode, command, isPreview }) => {
  const developing = command === 'serve' && !isPreview && mode !== 'test'
  const backend = developing && (await sandbox())
  const { VITE_BRAND, VITE_REPORT_URL, ...settings } = readSettings(loadEnv(mode, mode !== 'test' && root, 'VITE_'))
  const brand = readBrand(resolve(root, VITE_BRAND || 'public'))
  const shipped = thirdParty()
  return {
    plugins: [
      react(),
      leanIcons(),
      pageHead({ ...settings, VITE_REPORT_URL }, brand, mode, command === 'build'),
      shipped.plugin,
      backend,
    ] satisfies PluginOption[],
    publicDir: brand.folder,
    resolve: { alias: [...lighter, brandAlias(brand)] },
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
      target,
      cssTarget: target,
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      assetsInlineLimit: 0,
      // A hash does not compress, and the first file names some forty others: in hex each takes two bytes less.
      rolldownOptions: {
        output: {
          codeSplitting: { groups: (VITE_REPORT_URL ? [helpers, ...groups] : groups).map(ofThisFolder) },
          hashCharacters: 'hex' as const,
        },
      },
    },
    worker: { plugins: shipped.inWorkers, rolldownOptions: { output: { hashCharacters: 'hex' as const } } },
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

/**
 * Mounts the sandbox backend beside hot reload, and adds its settings to the environment. It is imported here, as only development
 * needs it.
 */
async function sandbox(): Promise<Plugin> {
  const { setForSandbox } = await import('./test/sandbox/buildSettings.ts')
  const { createSandbox } = await import('./test/sandbox/sandbox.ts')
  const { fileStore } = await import('./test/sandbox/store.ts')
  const { sandboxPlugin } = await import('./test/sandbox/vitePlugin.ts')
  const giftLinkKey = setForSandbox(process.env)
  return sandboxPlugin(createSandbox({ store: fileStore(`${root}/.sandbox`), giftLinkKey, isDemo: true }))
}

/**
 * Puts the guard of the floor and the head script into the page. Builds get the prerendered pages and a Content-Security-Policy that
 * allows only these inline scripts, too.
 */
function pageHead(settings: Omit<BuildSettings, 'VITE_BRAND'>, brand: Brand, mode: string, isBuild: boolean): Plugin {
  let styles = brand.css
  let source = ''
  let guard: ((file: string) => string) | null = null
  return {
    name: 'page-head',
    async buildStart() {
      if (this.environment.name === 'ssr') return
      source = await headScript(settings, target)
      // Development is in a new browser.
      if (!isBuild) return
      guard = await guardScript()
      this.emitFile({ type: 'asset', name: 'outdated.js', source: await outdatedScript(settings, outdatedTexts) })
    },
    generateBundle: {
      order: 'pre', // before the page and the code name the files of styles
      handler(_, bundle) {
        styles = brand.css + takeFirstStyles(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post', // once the files have their names
      async handler(html, { server, bundle }) {
        const script = source.replace('__FIRST_FILES__', JSON.stringify(firstFiles(settings, bundle)))
        const scripts = guard ? [guard(outdatedFile(bundle)), `window.outdated||${script}`] : [script]
        const modules = isBuild ? [...html.matchAll(moduleTag)].map(([, file]) => file) : []
        const atTheEnd = `window.showFirstPage&&showFirstPage()${modules.length > 0 ? `;window.runApp&&runApp(${JSON.stringify(modules)})` : ''}`
        const policy = contentSecurityPolicy(settings, {
          scripts: [...scripts, atTheEnd].map(hashOf),
          styles: [styles].map(hashOf),
        })
        const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
        const templates = isBuild ? templatesOf(await prerenderedPages(mode)) : ''
        const language = settings.VITE_REGION === 'la' ? 'lo' : 'th'
        return {
          html: html
            .replaceAll(/>\s+</g, '><')
            // Preloaded here; the head script runs them.
            .replaceAll(isBuild ? moduleTag : /$^/g, '<link rel="modulepreload" crossorigin href="$1">')
            .replace('<html lang="th">', `<html lang="${language}">`)
            // Before all that it allows. Development needs inline code of its own.
            .replace('<head>', () => (server ? '<head>' : `<head>${policyTag}`))
            // Before the styles, for which it would wait, and after the charset.
            .replace(/<title>.*<\/title>/, () =>
              [
                `<title>${brand.name.replaceAll('<', '&lt;')}</title>`,
                ...scripts.map((each) => `<script>${each}</script>`),
                `<style>${styles}</style>`,
              ].join(''),
            )
            .replace('</body>', () => `${templates}<script>${atTheEnd}</script></body>`),
          tags: pageTags(settings, { title: brand.name, ...(language === 'lo' ? lo : th) }),
        }
      },
    },
  }
}

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

/** The tags with which the bundler's page runs its modules. */
const moduleTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/g

/** The prerendered pages as templates. The head script shows one. */
const templatesOf = (rendered: Awaited<ReturnType<typeof prerenderedPages>>) =>
  Object.entries(rendered)
    .flatMap(([language, pages]) =>
      Object.entries(pages).map(([page, inside]) => `<template id="${page}-${language}">${inside}</template>`),
    )
    .join('')

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const outdatedFile = (bundle: Bundle = {}) =>
  `/${Object.values(bundle).find(({ fileName }) => /(^|\/)outdated-\w+\.js$/.test(fileName))?.fileName}`
