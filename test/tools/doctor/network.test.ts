import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { afterEach, describe, expect, it } from 'vitest'
import { createAsk } from './ask.ts'
import { runDoctor } from './run.ts'

const servers: (Server | SecureServer)[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

const limits = (each: number) => ({ ca: null, each, all: new AbortController().signal })

describe('a request of the doctor', () => {
  it('is sent once to an address, and follows no redirect', async () => {
    let asked = 0
    const url = await serve((_, response) => {
      asked += 1
      response.writeHead(302, { Location: '/elsewhere' }).end()
    })
    const ask = createAsk(limits(5000))
    const answers = await Promise.all([ask(url), ask(url)])
    expect([answers.map(({ status }) => status), asked]).toEqual([[302, 302], 1])
  })

  it('waits no longer than allowed, for an answer and for its end', async () => {
    const silent = await serve(() => undefined)
    await expect(createAsk(limits(50))(silent)).rejects.toThrow('there was no answer in time')
    const endless = await serve((_, response) => void response.writeHead(200).write('a'))
    await expect(createAsk(limits(50))(endless)).rejects.toThrow('there was no answer in time')
  })

  it('with a password leaves only for a host whose certificate is trusted', async () => {
    const pem = await getCertificate(mkdtempSync(join(tmpdir(), 'doctor-')))
    let asked = 0
    const server = createSecureServer({ key: pem, cert: pem }, (_, response) => {
      asked += 1
      response.end('{}')
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    const url = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/api/login`)
    const login = { method: 'POST', body: '{"password":"demo1234"}' } as const
    await expect(createAsk(limits(5000), false)(url, login)).rejects.toThrow(/certificate/)
    expect(asked).toBe(0)
    expect((await createAsk(limits(5000), true)(url, login)).status).toBe(200)
  })

  it('does not read an endless answer', async () => {
    const url = await serve((_, response) => void response.end(Buffer.alloc(17 * 1024 * 1024)))
    await expect(createAsk(limits(20_000))(url)).rejects.toThrow('the answer is larger than 16 MB')
  })
})

describe('the doctor’s command', () => {
  async function doctor(...words: string[]) {
    const said: string[] = []
    const told: string[] = []
    const code = await runDoctor(words, { report: (text) => told.push(text), problem: (text) => said.push(text) })
    return { code, told: told.join('\n'), said: said.join('\n') }
  }

  it('exits with 2 if the address is invalid or nobody answers', async () => {
    const none = await doctor('wallet.example')
    expect([none.code, none.said]).toEqual([2, expect.stringContaining('wallet.example is no address such as')])
    expect(none.said).toContain('npm run doctor -- https://wallet.example')

    const { origin } = await serve(() => undefined)
    for (const server of servers) await once(server.close(), 'close')
    const nobody = await doctor(origin)
    expect([nobody.code, nobody.told]).toEqual([2, ''])
    expect(nobody.said).toMatch(/^http:\/\/127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/)
  })

  it('exits with 1 if something is wrong, and says what to people and machines', async () => {
    const { origin } = await serve((_, response) => void response.writeHead(404).end('Not found'))
    const people = await doctor(origin)
    expect([people.code, people.said]).toEqual([1, ''])
    expect(people.told).toMatch(/✗ HTTPS +the address is not encrypted.*\n +→ listen 443 ssl http2;/)
    const machines = await doctor(origin, '--json')
    const line = { check: 'HTTPS', level: 'wrong', advice: 'listen 443 ssl http2;' }
    expect(JSON.parse(machines.told)).toMatchObject({
      page: origin,
      lines: expect.arrayContaining([expect.objectContaining(line)]),
    })
  })
})
