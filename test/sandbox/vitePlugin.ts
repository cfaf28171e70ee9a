import type { Connect, Plugin } from 'vite'
import { nodeListener } from './listener.ts'
import type { Sandbox } from './sandbox.ts'

/** Mounts the sandbox on Vite's own server, in development and preview, ahead of the single page's fallback. */
export function sandboxPlugin(sandbox: Sandbox): Plugin {
  const listen = nodeListener((request) => sandbox.fetch(request))
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (/^\/(api|sandbox)([/?]|$)/.test(incoming.url ?? '')) void listen(incoming, outgoing)
    else next()
  }
  return {
    name: 'sandbox',
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  }
}
