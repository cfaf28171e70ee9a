import { phone, type Driver } from '../driver.ts'
import { openSession, type WebDriverKind } from './webDriverSession.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Errors come back as text: engines wrap them in different ways. */
const evaluator = `try { const value = EXPRESSION; return JSON.stringify({ value: value === undefined ? null : value }) }
catch (error) { return JSON.stringify({ error: String(error) }) }`

/** A tab over WebDriver: a session of its own. */
export async function webDriverTab(kind: WebDriverKind): Promise<Driver & { version: string }> {
  const session = await openSession(kind)
  const { send } = session
  await send('POST', '/timeouts', { script: 20_000, pageLoad: 60_000 })
  const post = (path: string, body: object = {}) => send('POST', path, body)
  const resize = async (width: number, height: number) => {
    if (kind.resizes) await post('/window/rect', { x: 0, y: 0, width, height })
  }
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = evaluator.replace('EXPRESSION', () => expression)
    const answer = await post('/execute/sync', { script, args: [] })
    const result: { value?: unknown; error?: string } = JSON.parse(String(answer))
    if (result.error !== undefined) throw new Error(result.error)
    return result.value
  }
  const elementFound = async () => {
    const element = await post('/execute/sync', { script: 'return window.inPage.found', args: [] })
    return (element as Record<string, string>)[elementKey] ?? ''
  }
  const keys = async (text: string) => post(`/element/${await elementFound()}/value`, { text })
  await resize(phone.width, phone.height)
  return {
    version: session.version,
    open: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    evaluate,
    tap: async (x, y) => void (await post('/actions', { actions: [tapAt(x, y)] })),
    type: async (text) => void (await keys(text)),
    attach: async (paths) => void (await keys(paths.join('\n'))),
    resize,
    complaints: () => Promise.resolve(complaintsIn(session.said())),
    async picture() {
      if (!kind.pictures) return null
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64')
    },
    close: () => session.end(),
  }
}

const tapAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** The lines of WebKit's console that are errors. */
const complaintsIn = (said: string): string[] =>
  said.split('\n').filter((line) => /: CONSOLE .*(ERROR|WARN)/.test(line))
