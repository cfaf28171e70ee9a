import { createServer } from 'node:http'
import type { APIResponse, Page } from '@playwright/test'
import * as v from 'valibot'
import { startNginx } from '../nginx/startNginx.ts'
import { calls } from '../sandbox/areas.ts'
import { isCommand, nodeListener } from '../sandbox/listener.ts'
import { members } from '../sandbox/seed/seed.ts'
import { buildFolder } from './buildFolder.ts'
import { expect, test as base } from './fixtures.ts'
import { fillTransfer, message, sendButton, sent, signIn, transferAction, transfersSent } from './player.ts'

// The configuration that operators are given (test/nginx/nginx.conf), in front of the build and the sandbox.
const test = base.extend<{ nginx: Awaited<ReturnType<typeof startNginx>> }>({
  nginx: async ({ sandbox }, use) => {
    const server = createServer(nodeListener((request) => sandbox.fetch(request)))
    const detach = sandbox.attachChat(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const nginx = await startNginx({ folder: process.env[buildFolder] ?? 'dist', port })
    await use(nginx)
    await nginx.close()
    detach()
    server.close()
  },
})

test('through the operator’s nginx a member’s transfer arrives once over HTTP/2, the chat’s socket stands, a 20 MB video is taken', async ({
  nginx,
  newVisit,
  sandbox,
}) => {
  const context = await newVisit({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  let heard = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)))
  await signIn(page)
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await transferAction(page).click()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await expect(message(page)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  expect(transfersSent(sandbox)).toHaveLength(1)
  expect(await protocols(page, '/api/wallet/transfer')).toEqual(['h2'])
  expect(await protocols(page, '/api/')).toEqual(['h2'])

  await page.getByRole('button', { name: /^แชทกับทีมงาน/ }).click()
  await expect.poll(() => heard).toBeGreaterThan(1)

  expect(await uploadVideo(page, 20 * 1024 * 1024)).toBe(200)
  expect(sent(sandbox, '/api/chat/upload-video')).toHaveLength(1)
})

test('the operator’s nginx sends page, files and errors with their headers, and no command twice', async ({
  nginx,
  playwright,
  sandbox,
}) => {
  const browser = await playwright.request.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const page = await browser.get('/')
  const html = await page.text()
  expect(headersOf(page)).toEqual(['text/html; charset=utf-8', 'no-cache'])
  const deep = await browser.get('/user/home?dialog=deposit')
  expect([deep.status(), await deep.text(), headersOf(deep)]).toEqual([200, html, headersOf(page)])
  const asset = await browser.get(/"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '')
  const forEver = 'public, max-age=31536000, immutable'
  expect([asset.status(), headersOf(asset)]).toEqual([200, ['application/javascript; charset=utf-8', forEver]])
  expect(asset.headers()['content-encoding']).toBe('gzip')
  const missing = await browser.get('/assets/of-an-earlier-build.js')
  expect([missing.status(), headersOf(missing)[1]]).toEqual([404, 'no-cache'])
  expect(await missing.text()).not.toContain('id="root"')
  expect(headersOf(await browser.get('/manifest.webmanifest'))).toEqual(['application/manifest+json', 'no-cache'])
  for (const answer of [page, deep, asset, missing])
    expect(answer.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    })
  expect((await browser.get('/.vite/manifest.json')).status()).toBe(404)
  const plain = await browser.get(`${nginx.plainUrl}/user/home`, { maxRedirects: 0 })
  expect([plain.status(), plain.headers()['location']]).toEqual([301, `${nginx.url}/user/home`])

  // Over HTTP/1.1, which this client speaks, a command's answer closes its connection.
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const connections = new Set<string>()
  for (const { method, path } of calls.filter(({ body }) => v.is(body, undefined))) {
    const url = path.replaceAll(/:\w+/g, 'none')
    const { connection = '' } = (await browser.fetch(url, { method, headers })).headers()
    expect([method, url, connection]).toEqual([method, url, isCommand({ method, url }) ? 'close' : 'keep-alive'])
    connections.add(`${method} ${connection}`)
  }
  expect([...connections].toSorted()).toEqual(['DELETE close', 'GET close', 'GET keep-alive', 'POST close'])

  // No command goes to the backend again when a connection breaks under it.
  const Authorization = `Bearer ${sandbox.control.signIn(members.rich.username)}`
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

test('what a player may have sent is shown when its address is opened, but is no part of the app', async ({
  nginx,
  newVisit,
}) => {
  const page = await (await newVisit({ baseURL: nginx.url, ignoreHTTPSErrors: true })).newPage()
  const answer = await page.goto('/sandbox/media/contact-qr.svg')
  expect(answer?.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy':
      "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  expect(await page.evaluate(() => [self.origin, document.documentElement.localName])).toEqual(['null', 'svg'])
})

test('nginx’s log of requests has no query and no password', async ({ nginx, playwright }) => {
  const browser = await playwright.request.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true })
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const secrets = ['/?code=a-secret&state=a-secret', '/user/home?liff.state=a-secret', '/api/autoLogin/neko/a-secret']
  for (const path of secrets) await browser.get(path, { headers })
  await browser.get('/last')
  await expect.poll(nginx.log).toContain('"GET /last HTTP/1.1" 200')
  const log = await nginx.log()
  expect([...log.matchAll(/"GET (\S+) HTTP/g)].map(([, path]) => path)).toEqual([
    '/?...',
    '/user/home?...',
    '/api/autoLogin/neko/...',
    '/last',
  ])
  expect(log).not.toContain('a-secret')
  await browser.dispose()
})

const headersOf = (answer: APIResponse) => [answer.headers()['content-type'], answer.headers()['cache-control']]

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
