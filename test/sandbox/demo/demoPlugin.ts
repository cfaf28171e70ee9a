import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { mediaRoutes } from '../art/media.ts'
import { createBackend } from '../backend.ts'
import { setForSandbox } from '../buildSettings.ts'
import { deskVideoPath } from '../chat/replies.ts'
import { checkPage } from '../check/checkRoutes.ts'
import { pageScript } from '../pageScript.ts'

/** What browsers fetch by themselves, past every script. */
const files = [...mediaRoutes().routes.map(({ path }) => path), deskVideoPath, '/sandbox/style.css']

/** Copies of the page, for hosts that answer no other path with it. */
const copies = ['404.html', 'sandbox/index.html']

/** Builds a demo: the sandbox runs in the page, and any web host can serve the files (docs/deploy.md). */
export function demoPlugin(target: string[]): Plugin {
  const giftLinkKey = setForDemo(process.env)
  let brand = '""'
  return {
    name: 'demo',
    // The first pages are rendered by a build of their own.
    apply: (config) => !config.build?.ssr,
    configResolved: ({ define }) => void (brand = String(define?.['__BRAND__'])),
    async buildStart() {
      const define = { __BRAND__: brand, __GIFT_LINK_KEY__: JSON.stringify(giftLinkKey) }
      this.emitFile({ type: 'asset', name: 'demo.js', source: await pageScript('demo/demoPage.ts', target, define) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: '/assets/* /404.html 404\n/* /index.html 200\n' })
      this.emitFile({ type: 'asset', fileName: 'check.html', source: await checkPage() })
      const { fetch } = createBackend({ quiet: true })
      for (const path of files) {
        const answer = await fetch(new Request(`http://sandbox.test${path}`))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: new Uint8Array(await answer.arrayBuffer()) })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /(^|\/)demo-\w+\.js$/.test(name))
        // First of all, and before the page's policy, which the sandbox's own pages do not have.
        return html.replace('<head>', `<head><script src="/${file}"></script>`)
      },
    },
    async writeBundle({ dir = '' }) {
      for (const copy of copies) {
        await mkdir(dirname(join(dir, copy)), { recursive: true })
        await copyFile(join(dir, 'index.html'), join(dir, copy))
      }
    },
  }
}

/**
 * Writes a demo's settings into the environment. @returns the private part of its gift-link key.
 * @throws Error for a setting that needs a server.
 */
function setForDemo(environment: Record<string, string | undefined>): string {
  const { VITE_API_BASE, VITE_CHAT_URL, VITE_REPORT_URL } = environment
  if (VITE_API_BASE || VITE_REPORT_URL || !['/', '', undefined].includes(VITE_CHAT_URL))
    throw new Error('A demo has no server: build it without VITE_API_BASE, VITE_CHAT_URL and VITE_REPORT_URL.')
  delete environment['VITE_GIFT_LINK_PUBLIC_KEY']
  environment['VITE_REPORT_URL'] = ''
  // Games' sites are in the page too, and a messenger would open them in another browser.
  environment['VITE_IFRAME_MODE'] ??= 'true'
  return setForSandbox(environment)
}
