import { spawn } from 'node:child_process'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { setForSandbox } from './buildSettings.ts'
import { nodeListener } from './listener.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { members } from './seed/seed.ts'
import { fileStore } from './store.ts'

/** Mounts the sandbox on Vite's own server, ahead of the single page's fallback. */
export const sandboxPlugin = (sandbox: Sandbox): Plugin => ({
  name: 'sandbox',
  configureServer: (server) => mountOn(server, sandbox),
  configurePreviewServer: (server) => mountOn(server, sandbox),
})

function mountOn({ middlewares, httpServer }: ViteDevServer | PreviewServer, sandbox: Sandbox): void {
  const listen = nodeListener((request) => sandbox.fetch(request))
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (/^\/(api|sandbox|check)([/?]|$)/.test(incoming.url ?? '')) void listen(incoming, outgoing)
    else next()
  }
  middlewares.use(middleware)
  if (!httpServer) return
  const detach = sandbox.attachChat(httpServer)
  httpServer.once('close', detach)
}

/** Development: the sandbox with its state in `root`, its settings in the environment, type errors beside it, and texts that change in place. */
export function developmentPlugin(root: string): Plugin {
  const giftLinkKey = setForSandbox(process.env)
  const sandbox = createSandbox({ store: fileStore(`${root}/.sandbox/development`), giftLinkKey, isDemo: true })
  return {
    name: 'development',
    configureServer(server) {
      const { printUrls, httpServer } = server
      server.printUrls = () => {
        printUrls()
        for (const { username, password } of [members.rich, members.bonusHeld])
          server.config.logger.info(`  ➜  Demo member: ${username}  password ${password}`)
      }
      const types = spawn('tsc', ['--watch', '--preserveWatchOutput', '--noEmit'], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
      })
      httpServer?.once('close', () => types.kill())
      process.once('exit', () => types.kill())
      mountOn(server, sandbox)
    },
    async hotUpdate({ file, read }) {
      const [, language, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(file) ?? []
      if (!language || this.environment.name !== 'client') return
      this.environment.hot.send('texts', { language, namespace, texts: JSON.parse(await read()) as unknown })
      return []
    },
  }
}
