import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { phone, type Driver, type Engine } from '../driver.ts'
import { connect, type BiDi } from './biDi.ts'

/** Preferences of a new profile: Thai, without questions and without requests of its own. */
const preferences = {
  'intl.accept_languages': 'th-TH, th',
  // As on phones, where scroll bars need no space.
  'ui.useOverlayScrollbars': 1,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/** Starts Firefox, driven by WebDriver BiDi over its own port. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify([name, value]).slice(1, -1)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile]
  const firefox = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const line = await connect(`${await addressOf(firefox)}/session`)
  const { capabilities } = await line.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await line.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    version: capabilities.browserVersion,
    newTab: () => tabOver(line),
    async close() {
      await line.send('browser.close')
      line.close()
      if (firefox.exitCode === null) await new Promise((resolve) => firefox.once('exit', resolve))
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function addressOf(firefox: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    firefox.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /WebDriver BiDi listening on (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    firefox.once('error', reject)
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)))
  })
}

interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error'
  text: string
  source: { context?: string }
}

type Evaluated =
  | { type: 'success'; result: { value?: unknown; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** A tab with storages of its own. */
async function tabOver({ send, hear }: BiDi): Promise<Driver> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  const complaints: string[] = []
  hear<LogEntry>('log.entryAdded', ({ level, text, source }) => {
    if (source.context === context && ['warn', 'error'].includes(level)) complaints.push(text)
  })
  const resize = async (width: number, height: number) =>
    void (await send('browsingContext.setViewport', { context, viewport: { width, height } }))
  const run = async (expression: string) => {
    const answer = await send<Evaluated>('script.evaluate', { expression, target: { context }, awaitPromise: false })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  const perform = (actions: object) => send('input.performActions', { context, actions: [actions] })
  await resize(phone.width, phone.height)
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'interactive' })),
    async evaluate(expression) {
      const { value } = await run(`JSON.stringify((${expression}) ?? null)`)
      return JSON.parse(String(value))
    },
    tap: async (x, y) => void (await perform(touch(x, y))),
    type: async (text) => void (await perform(strokes(text))),
    async attach(files) {
      const { sharedId } = await run('window.inPage.found')
      await send('input.setFiles', { context, element: { sharedId }, files })
    },
    resize,
    complaints: () => Promise.resolve(complaints),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}

const touch = (x: number, y: number) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'touch' },
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const strokes = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
