import { once } from 'node:events'
import { createServer } from 'node:http'
import { get } from 'node:https'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { calls } from '../sandbox/areas.ts'
import { dropped } from '../sandbox/faults.ts'
import { nodeListener } from '../sandbox/listener.ts'
import { members } from '../sandbox/seed/seed.ts'
import { pageHeaders } from '../sandbox/serveBuild.ts'
import { startNginx } from '../tools/startNginx.ts'
import { buildFolder } from './support/buildFolder.ts'
import { expect, test as base } from './support/fixtures.ts'
import { fillTransfer, alert, sendButton, sent, logIn, transferAction, transfersSent } from './support/player.ts'

/** Files that a player has sent to a backend that keeps every type. */
const sentByPlayers: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'code.js': ['text/javascript', 'window.broken = true'],
  'style.css': ['text/css', 'body { display: none }'],
  'page.html': ['text/html', '<script>window.broken = true</script>'],
  'page.xhtml': [
    'application/xhtml+xml',
    '<html xmlns="http://www.w3.org/1999/xhtml"><script>broken = true</script></html>',
  ],
  // Of two types browsers take the last.
  'picture.js': ['image/png, text/javascript', 'window.broken = true'],
  'picture.css': ['image/png; q=1, text/css', 'body { display: none }'],
  'picture.html': ['video/mp4,text/html', '<script>window.broken = true</script>'],
  'clip.mp4': ['video/mp4; codecs="avc1.42E01E"', 'a video'],
  'drawing.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>window.broken = true</script></svg>',
  ],
}
const media = '/sandbox/media/'

/** The GETs that change state (contract). */
const commandPaths =
  /^\/api\/(wallet\/(activate|resetpassword)|autoLogin|bonus\/(activate|clear)|promotion\/activate|invite\/bonus|refund\/(receive|addWallet))(\/|$)/

// The configuration that operators are given (docs/nginx.conf), in front of the build and the sandbox.
const test = base.extend<{ nginx: Awaited<ReturnType<typeof startNginx>> & { connections: string[] } }>({
  nginx: async ({ sandbox }, use) => {
    const answer = async (request: Request) => {
      const { pathname } = new URL(request.url)
      if (pathname === `${media}broken`) return dropped()
      if (pathname === `${media}large`) return new Response(new Uint8Array(64 * 1024 * 1024))
      const [type, text] = sentByPlayers[pathname.slice(media.length)] ?? []
      return type === undefined ? sandbox.fetch(request) : new Response(text, { headers: { 'Content-Type': type } })
    }
    // What nginx says about its connection to the backend, by request.
    const connections: string[] = []
    const listen = nodeListener(answer, true)
    const server = createServer((incoming, outgoing) => {
      connections.push(incoming.headers.connection ?? 'keep-alive')
      void listen(incoming, outgoing)
    })
    const detach = sandbox.attachChat(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const nginx = await startNginx({ folder: process.env[buildFolder] ?? 'dist', port })
    await use({ ...nginx, connections })
    await nginx.close()
    detach()
    server.close()
  },
})

test('through nginx a transfer, the chat’s socket and a 20 MB video arrive', async ({ nginx, newVisit, sandbox }) => {
  const context = await newVisit({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  let heard = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)))
  await logIn(page)
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await transferAction(page).click()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await expect(alert(page)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  expect(transfersSent(sandbox)).toHaveLength(1)
  expect(await protocols(page, '/api/wallet/transfer')).toEqual(['h2'])
  expect(await protocols(page, '/api/')).toEqual(['h2'])

  await page.getByRole('button', { name: /^แชทกับทีมงาน/ }).click()
  await expect.poll(() => heard).toBeGreaterThan(1)

  expect(await uploadVideo(page, 20 * 1024 * 1024)).toBe(200)
  expect(sent(sandbox, '/api/chat/upload-video')).toHaveLength(1)
})

test('nginx sends each answer with its headers, no command twice', async ({ nginx, playwright, sandbox }) => {
  const browser = await playwright.request.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const page = await browser.get('/')
  const asset = await browser.get(/"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '')
  const missing = await browser.get('/assets/of-an-earlier-build.js')
  // The browser tests get the same from a server of their own. The doctor judges the rest (doctor.spec.ts).
  const own = Object.fromEntries(Object.entries(pageHeaders).map(([name, value]) => [name.toLowerCase(), value]))
  for (const answer of [page, asset, missing]) expect(answer.headers()).toMatchObject(own)
  const letIn = [page, asset, await browser.get('/preview.png')].map((answer) => answer.headers()[resourcePolicy] ?? '')
  expect(letIn).toEqual(['', 'same-origin', ''])
  expect((await browser.get(`${nginx.url}//.vite/manifest.json`)).status()).toBe(404)

  // A command reaches the backend over a connection of its own.
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  for (const { method, path } of calls.filter(({ body }) => v.is(body, undefined))) {
    const url = path.replaceAll(/:\w+/g, 'none')
    await browser.fetch(url, { method, headers })
    const isCommand = method !== 'GET' || commandPaths.test(url)
    expect([method, url, nginx.connections.at(-1)]).toEqual([method, url, isCommand ? 'close' : 'keep-alive'])
  }

  // No command goes to the backend again when a connection breaks under it.
  const Authorization = `Bearer ${sandbox.control.logIn(members.rich.username)}`
  for (const [method, path] of [
    ['GET', '/api/refund/receive'],
    ['DELETE', '/api/qrcode/none'],
  ] as const) {
    const before = sent(sandbox, path).length
    sandbox.control.addFault({ method, path, kind: 'dropAfter' })
    const answer = await browser.fetch(path, { method, headers: { ...headers, Authorization } })
    expect([answer.status(), sent(sandbox, path).length - before]).toEqual([502, 1])
  }
  await browser.dispose()
})

test('a file that a player sent is shown at its address, but is no part of the app', async ({ nginx, newVisit }) => {
  const page = await (await newVisit({ baseURL: nginx.url, ignoreHTTPSErrors: true })).newPage()
  const answer = await page.goto(`${media}contact-qr.svg`)
  expect(answer?.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy':
      "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': pageHeaders['Permissions-Policy'],
    [resourcePolicy]: 'same-site',
  })
  expect(await page.evaluate(() => [self.origin, document.documentElement.localName])).toEqual(['null', 'svg'])
})

test('code and pages that a player sent run nowhere', async ({ nginx, newVisit, playwright, provoked }) => {
  provoked.push(/MIME type|Content Security Policy|sandboxed/)
  const page = await (await newVisit({ baseURL: nginx.url, ignoreHTTPSErrors: true })).newPage()
  await page.goto(`${media}drawing.svg`)
  expect(await page.evaluate(() => [self.origin, 'broken' in window])).toEqual(['null', false])

  // Opened by their address, pages are bytes to be kept, and the app stays where it is.
  await page.goto('/login')
  for (const name of ['page.html', 'page.xhtml', 'picture.html'])
    await expect(page.goto(media + name), name).rejects.toThrow('Download is starting')
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)

  // As if something had written a tag into the app: its policy lets files of this origin run.
  const ended = await page.evaluate(async (folder) => {
    const script = (name: string) => Object.assign(document.createElement('script'), { src: folder + name })
    const style = (name: string) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: folder + name })
    const end = (tag: HTMLElement) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) tag.addEventListener(type, () => resolve(type))
      })
    const tags = [script('code.js'), script('picture.js'), style('style.css'), style('picture.css')]
    const all = Promise.all(tags.map(end))
    document.head.append(...tags)
    return [...(await all), 'broken' in window, getComputedStyle(document.body).display]
  }, media)
  expect(ended).toEqual(['error', 'error', 'error', 'error', false, 'block'])

  const browser = await playwright.request.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  for (const [name, [type]] of Object.entries(sentByPlayers)) {
    const isShown = ['clip.mp4', 'drawing.svg'].includes(name)
    const { 'content-type': told } = (await browser.get(media + name)).headers()
    expect([name, told]).toEqual([name, isShown ? type : 'application/octet-stream'])
  }
  console.log(`Files of players: ${Object.keys(sentByPlayers).length} kinds, none ran on the app’s origin`)
  await browser.dispose()
})

test('Telegram Web in its versions frames the app, nobody else', async ({ nginx, newVisit, provoked }) => {
  provoked.push(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|blocked/i)
  const context = await newVisit({ ignoreHTTPSErrors: true })
  await context.route(/\/framing\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="icon" href="data:,"><iframe src="${nginx.url}/login"></iframe>`,
    }),
  )
  const page = await context.newPage()
  const shown = async (origin: string) => {
    await page.goto(`${origin}/framing/`)
    const [, framed] = page.frames()
    await framed?.waitForLoadState()
    return (await framed?.locator('#root').count()) === 1
  }
  const may = ['web.telegram.org', 'webk.telegram.org', 'webz.telegram.org', 'weba.telegram.org'].map(
    (name) => `https://${name}`,
  )
  const mayNot = [
    'https://t.me',
    'https://telegram.org',
    'https://web.telegram.org.evil.example',
    'https://evil.example',
    'http://web.telegram.org',
  ]
  for (const origin of may) expect([origin, await shown(origin)]).toEqual([origin, true])
  for (const origin of mayNot) expect([origin, await shown(origin)]).toEqual([origin, false])
  console.log(`Framed by ${may.length} of ${may.length + mayNot.length} origins, all of them Telegram’s`)
})

test('a page that opened the wallet loses it; the wallet keeps the windows it opens', async ({ nginx, newVisit }) => {
  const context = await newVisit({ ignoreHTTPSErrors: true })
  await context.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><p>elsewhere</p>' }),
  )
  const other = await context.newPage()
  await other.goto('https://other.example/')
  const opening = context.waitForEvent('page')
  await other.evaluate((url) => void Object.assign(window, { wallet: window.open(url) }), `${nginx.url}/login`)
  const wallet = await opening
  await expect(wallet.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible()
  expect(await wallet.evaluate(() => window.opener as unknown)).toBeNull()
  expect(await other.evaluate(() => (Reflect.get(window, 'wallet') as Window).closed)).toBe(true)

  // LINE's chooser opens at its address, a game's window empty in the tap.
  const chooser = context.waitForEvent('page')
  await wallet.evaluate(() => void Object.assign(window, { chooser: window.open('https://chooser.example/') }))
  await (await chooser).waitForURL('https://chooser.example/')
  const game = context.waitForEvent('page')
  await wallet.evaluate(() => {
    const opened = window.open('', '_blank')
    Object.assign(window, { game: opened })
    opened?.location.replace('https://game.example/')
  })
  await (await game).waitForURL('https://game.example/')
  const closed = () =>
    wallet.evaluate(() => ['chooser', 'game'].map((name) => (Reflect.get(window, name) as Window).closed))
  expect(await closed()).toEqual([false, false])
  await wallet.evaluate(() => ['chooser', 'game'].forEach((name) => (Reflect.get(window, name) as Window).close()))
  await expect.poll(closed).toEqual([true, true])
})

test('nginx’s logs contain no query or password, for answers and errors', async ({ nginx, playwright, sandbox }) => {
  const browser = await playwright.request.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const secrets = [
    '/?code=a-secret&state=a-secret',
    '/?tgWebAppStartParam=a-secret',
    '/user/home?liff.state=a-secret',
    '/assets/gone.js?a-secret',
    '/api/autoLogin/neko/a-secret',
    `${media}broken?a-secret`,
  ]
  // The last two break at the backend, which nginx would tell in its log of errors.
  sandbox.control.addFault({ method: 'GET', path: '/api/autoLogin/neko/a-secret', kind: 'dropAfter' })
  for (const path of secrets) await browser.get(path, { headers: { ...headers, Referer: 'https://a-secret.example/' } })
  await browser.get('/last')
  await expect.poll(nginx.log).toContain('"GET /last HTTP/1.1" 200')
  const log = await nginx.log()
  expect([...log.matchAll(/"GET (\S+) HTTP\S+ (\d+)/g)].map(([, path, status]) => `${path} ${status}`)).toEqual([
    '/?... 200',
    '/?... 200',
    '/user/home?... 200',
    '/assets/gone.js?... 404',
    '/api/autoLogin/neko/... 502',
    `${media}broken?... 502`,
    '/last 200',
  ])
  expect(log).not.toContain('a-secret')
  expect(await nginx.errors()).not.toContain('a-secret')
  console.log(`Logs of ${secrets.length} requests: no secret`)
  await browser.dispose()
})

test('nginx’s error log contains no query when an answer cannot be buffered, as on a full disk', async ({ nginx }) => {
  await nginx.loseBuffers()
  // This player takes nothing of it, so that nginx would have to put it aside.
  const asked = get(`${nginx.url}${media}large?a-secret`, { rejectUnauthorized: false })
  await once(asked, 'response')
  await expect.poll(nginx.log).toContain(`"GET ${media}large?...`)
  expect(await nginx.errors()).not.toContain('a-secret')
  asked.destroy()
})

test('field reports pass the operator’s nginx without cookies and logs', async ({ nginx, playwright, sandbox }) => {
  const browser = await playwright.request.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const headers = { 'Content-Type': 'text/plain', Cookie: 'of-this-origin=1' }
  const data = JSON.stringify({ form: 1, app: '1.0.0', host: 'browser', client: 'chrome', page: '/login' })
  // The sandbox complains of a cookie.
  expect((await browser.post('/sandbox/reports', { headers, data })).status()).toBe(204)
  expect(sandbox.reports.map(({ text }) => text)).toEqual([data])
  expect((await browser.post('/sandbox/reports', { headers, data: ' '.repeat(4097) })).status()).toBe(413)
  await browser.get('/last')
  await expect.poll(nginx.log).toContain('"GET /last HTTP/1.1" 200')
  expect(await nginx.log()).not.toContain('reports')
  await browser.dispose()
})

const resourcePolicy = 'cross-origin-resource-policy'

/** The protocols of the answers to the page's requests below a path. */
const protocols = (page: Page, path: string) =>
  page.evaluate(
    (start) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.startsWith(start))
          .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
      ),
    ],
    path,
  )

/** Sends a video of that many bytes as the app does over HTTP/2: a stream, without a length. @returns the answer's status. */
const uploadVideo = (page: Page, size: number) =>
  page.evaluate(async (length) => {
    const bytes = new Uint8Array(length)
    bytes.set(new TextEncoder().encode('ftypisom'), 4)
    const form = new FormData()
    form.append('file', new File([bytes], 'long.mp4', { type: 'video/mp4' }))
    const { body, headers } = new Response(form)
    const type = headers.get('Content-Type') ?? ''
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': type, 'X-Requested-With': 'XMLHttpRequest' },
    }
    return (await fetch('/api/chat/upload-video', request)).status
  }, size)
