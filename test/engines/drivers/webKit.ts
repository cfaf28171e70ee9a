import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { phone, type Engine } from '../driver.ts'
import { webDriverTab } from './webDriver.ts'
import type { WebDriverKind } from './webDriverSession.ts'

/** Starts a virtual screen, one for each engine. */
async function startScreen(): Promise<{ display: string; stop(): void }> {
  const xvfb: ChildProcess = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const said = xvfb.stdio[3]
  const display = await new Promise<string>((resolve, reject) => {
    said?.once('data', (part: Buffer) => resolve(`:${part.toString().trim()}`))
    xvfb.once('error', reject)
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return { display, stop: () => void xvfb.kill() }
}

async function start(kind: WebDriverKind, stop: () => void, version?: string): Promise<Engine> {
  const first = await webDriverTab(kind)
  await first.close()
  return { version: version ?? first.version, newTab: () => webDriverTab(kind), close: async () => stop() }
}

/** WebKitGTK in a window as wide as a phone. */
export async function startWebKitGtk(): Promise<Engine> {
  const { display, stop } = await startScreen()
  const args = [phone.width, phone.height].map(String)
  return start(
    {
      program: 'WebKitWebDriver',
      capabilities: { 'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'view.py'), args } },
      environment: {
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
      resizes: true,
      pictures: false,
    },
    stop,
  )
}

/** WPE WebKit of Debian 12, without a screen. */
export async function startWpe(): Promise<Engine> {
  return start(
    {
      program: 'WPEWebDriver',
      capabilities: {
        'wpe:browserOptions': {
          binary: '/usr/bin/cog',
          args: ['-P', 'headless', '--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
      environment: { LANGUAGE: 'th', LIBGL_ALWAYS_SOFTWARE: '1' },
      resizes: false,
      pictures: false,
    },
    () => undefined,
  )
}
