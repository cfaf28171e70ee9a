import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { brandAlias, readBrand } from '../../src/build/brand.ts'
import { readSettings } from '../../src/settings/readSettings.ts'
import { atRest } from '../tools/reachScene.ts'
import type { PartName } from './partNames.ts'

const root = join(import.meta.dirname, '../..')
const page = 'test/gallery/index.html'

interface Gallery {
  /** Of its page. */
  url: string
  close(): Promise<void>
}

/** Builds and serves the gallery by itself: nothing of it is part of the app's build. */
export async function serveGallery(): Promise<Gallery> {
  const brand = readBrand(join(root, 'public'))
  const outDir = await mkdtemp(join(tmpdir(), 'member-wallet-gallery-'))
  await build({
    configFile: false,
    // The app's texts are found from here.
    root,
    logLevel: 'warn',
    plugins: [
      react(),
      { name: 'brand', transformIndexHtml: () => [{ tag: 'style', children: brand.css, injectTo: 'head' as const }] },
    ],
    resolve: { alias: [brandAlias(brand)] },
    define: {
      __SETTINGS__: JSON.stringify(readSettings({})),
      __VERSION__: JSON.stringify(manifest.version),
      __BRAND__: JSON.stringify(brand.name),
      __REPORTS__: 'false',
    },
    // Of no weight to anybody: the tools alone load it.
    build: {
      rolldownOptions: { input: join(root, page) },
      outDir,
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 4_000,
    },
  })
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/${page}`,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}

interface Look {
  part: PartName
  language: string
  place: string
}

/** Opens a part of the gallery in a context that has its colour scheme. @returns the page once it is drawn. */
export async function openPart(context: BrowserContext, url: string, { part, language, place }: Look): Promise<Page> {
  const opened = await context.newPage()
  await opened.goto(`${url}?${new URLSearchParams({ part, language, place })}`)
  await opened.locator('.gallery').waitFor({ state: 'attached' })
  await atRest(opened)
  return opened
}
