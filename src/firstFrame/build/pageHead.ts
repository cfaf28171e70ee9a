import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Plugin, build } from 'vite'
import { languageOf } from '../../i18n/languages.ts'
import type { BuildSettings, Settings } from '../../lib/settings/schema.ts'
import { pages as addresses } from '../../nav/addresses.ts'
import type { FirstPages } from '../firstPage.ts'
import type { Brand } from './brand.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { firstFiles, takeFirstStyles, type Bundle } from './firstFiles.ts'
import { guardScript, headScript, outdatedScript } from './pageScripts.ts'

const tag = (name: 'link' | 'meta', attrs: Record<string, string>) => ({ tag: name, attrs, injectTo: 'head' as const })

/** Link previews need absolute addresses. */
export function pageTags(
  { VITE_PUBLIC_ORIGIN: origin }: Pick<Settings, 'VITE_PUBLIC_ORIGIN'>,
  texts: Record<'title' | 'text', string>,
): ReturnType<typeof tag>[] {
  const install = [
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest', crossorigin: 'use-credentials' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icon-180.png' }),
    tag('meta', { name: 'description', content: texts.text }),
  ]
  if (origin === '') return install
  const preview = {
    type: 'website',
    title: texts.title,
    description: texts.text,
    url: `${origin}/`,
    image: `${origin}/preview.png`,
    // LINE shows at most 1024 px.
    'image:width': '1024',
    'image:height': '538',
  }
  return [
    ...install,
    ...Object.entries(preview).map(([property, content]) => tag('meta', { property: `og:${property}`, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

const projectFolder = `${import.meta.dirname}/../../..`
const renderLimitMs = 60_000

/** Renders the first pages as HTML by language. Throws if it fails or complains. */
async function prerenderedPages(mode: string): Promise<FirstPages> {
  // The folder is inside the project, so packages resolve.
  const outDir = await mkdtemp(join(projectFolder, 'node_modules/.prerendered-'))
  try {
    await build({
      root: projectFolder,
      mode,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true, external: ['jsdom'] },
      build: { ssr: 'src/firstFrame/prerender/main.ts', outDir, manifest: false },
    })
    const program = ['--no-warnings', join(outDir, 'main.js')]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, program, { timeout: renderLimitMs })
    if (stderr !== '') throw new Error(`The first pages complain: ${stderr}`)
    return JSON.parse(stdout) as FirstPages
  } finally {
    await rm(outDir, { recursive: true })
  }
}

const textsOf = async <Texts>(language: string, name: string) =>
  JSON.parse(await readFile(`${projectFolder}/locales/${language}/${name}.json`, 'utf8')) as Texts

const shortcuts = [
  ['deposit', 'home', `${addresses.home}?dialog=deposit`],
  ['withdraw', 'home', `${addresses.home}?dialog=withdraw`],
  ['statement', 'common', addresses.statement],
] as const

/** Offered by the icon of an installed app; a brand may name its own. */
async function addShortcuts(folder: string, language: string): Promise<void> {
  const file = join(folder, 'manifest.webmanifest')
  const offered = shortcuts.map(async ([name, namespace, url]) => ({
    name: (await textsOf<Record<string, string>>(language, namespace))[name],
    url,
  }))
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ shortcuts: await Promise.all(offered), ...manifest }, null, 2))
}

export function pageHead(
  settings: Omit<BuildSettings, 'VITE_BRAND'>,
  { brand, mode, isBuild, target }: { brand: Brand; mode: string; isBuild: boolean; target: string[] },
): Plugin {
  let styles = brand.css
  let source = ''
  let guard: ((file: string) => string) | null = null
  return {
    name: 'page-head',
    async buildStart() {
      if (this.environment.name === 'ssr') return
      source = await headScript(settings, target)
      // Development runs in a new browser, so it needs no guard.
      if (!isBuild) return
      guard = await guardScript()
      this.emitFile({
        type: 'asset',
        name: 'outdated.js',
        source: await outdatedScript(settings, (language) => textsOf(language, 'outdated')),
      })
    },
    generateBundle: {
      order: 'pre', // before file names are used
      handler(_, bundle) {
        styles = brand.css + takeFirstStyles(bundle)
      },
    },
    // After the brand's files have been copied.
    async writeBundle({ dir }) {
      if (isBuild && dir && this.environment.name !== 'ssr') await addShortcuts(dir, languageOf(settings.VITE_REGION))
    },
    transformIndexHtml: {
      order: 'post', // once files are named
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
        const language = languageOf(settings.VITE_REGION)
        return {
          html: html
            .replaceAll(/>\s+</g, '><')
            // The head script runs the modules, so the page only preloads them.
            .replaceAll(isBuild ? moduleTag : /$^/g, '<link rel="modulepreload" crossorigin href="$1">')
            .replace('<html lang="th">', `<html lang="${language}">`)
            // CSP governs only what follows, so put it first.
            .replace('<head>', () => (server ? '<head>' : `<head>${policyTag}`))
            // After the charset, and before styles, which would delay it.
            .replace(/<title>.*<\/title>/, () =>
              [
                `<title>${brand.name.replaceAll('<', '&lt;')}</title>`,
                ...scripts.map((each) => `<script>${each}</script>`),
                `<style>${styles}</style>`,
              ].join(''),
            )
            .replace('</body>', () => `${templates}<script>${atTheEnd}</script></body>`),
          tags: pageTags(settings, { title: brand.name, ...(await textsOf<{ text: string }>(language, 'preview')) }),
        }
      },
    },
  }
}

const moduleTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/g

const templatesOf = (rendered: Awaited<ReturnType<typeof prerenderedPages>>) =>
  Object.entries(rendered)
    .flatMap(([language, pages]) =>
      Object.entries(pages).map(([page, inside]) => `<template id="${page}-${language}">${inside}</template>`),
    )
    .join('')

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const outdatedFile = (bundle: Bundle = {}) =>
  `/${Object.values(bundle).find(({ fileName }) => /(^|\/)outdated-\w+\.js$/.test(fileName))?.fileName}`
