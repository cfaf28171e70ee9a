import type { Connect, Plugin, ViteDevServer } from 'vite'
import { setForSandbox } from './buildSettings.ts'
import { nodeListener } from './listener.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { fileStore } from './store.ts'

/** Mounts the sandbox on Vite's own server, in development and preview, ahead of the single page's fallback. */
export function sandboxPlugin(sandbox: Sandbox): Plugin {
  const listen = nodeListener((request) => sandbox.fetch(request))
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (/^\/(api|sandbox)([/?]|$)/.test(incoming.url ?? '')) void listen(incoming, outgoing)
    else next()
  }
  return {
    name: 'sandbox',
    configureServer({ middlewares, httpServer }) {
      middlewares.use(middleware)
      if (httpServer) attachChat(sandbox, httpServer)
    },
    configurePreviewServer({ middlewares, httpServer }) {
      middlewares.use(middleware)
      attachChat(sandbox, httpServer)
    },
  }
}

function attachChat(sandbox: Sandbox, server: NonNullable<ViteDevServer['httpServer']>): void {
  const detach = sandbox.attachChat(server)
  server.once('close', detach)
}

/** A sandbox that keeps its state in `root`, mounted on the development server. Adds its settings to the environment. */
export function sandboxBesideHotReload(root: string): Plugin {
  const giftLinkKey = setForSandbox(process.env)
  return sandboxPlugin(createSandbox({ store: fileStore(`${root}/.sandbox`), giftLinkKey, isDemo: true }))
}
