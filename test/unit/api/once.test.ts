import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { onceOnly } from '../../../src/api/once.ts'

const text = '{"amount":1}'
/** The last answer of the backend came over this protocol. */
const speak = (nextHopProtocol: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: 'http://localhost/api/wallet', nextHopProtocol }] as never)

beforeEach(() => vi.stubGlobal('location', new URL('http://localhost/')))
beforeEach(() => vi.stubGlobal('window', globalThis))
afterEach(() => vi.unstubAllGlobals())

describe('over HTTP/2 and later', () => {
  test.each([
    ['POST', 'h2'],
    ['PUT', 'h2'],
    ['PUT', 'h3'],
  ])('a %s over %s leaves as a stream, which no browser can send again', async (method, protocol) => {
    speak(protocol)
    const { body, duplex, credentials } = onceOnly(method, text)
    expect(body).toBeInstanceOf(ReadableStream)
    expect(await new Response(body).text()).toBe(text)
    expect([duplex, credentials]).toEqual(['half', undefined])
  })

  test.each(['POST', 'PUT'])('a %s without a body is an empty stream', async (method) => {
    speak('h2')
    expect(await new Response(onceOnly(method).body).text()).toBe('')
    expect(onceOnly(method).body).toBeInstanceOf(ReadableStream)
  })

  test.each(['GET', 'DELETE'])('a %s has no body that could be one', (method) => {
    speak('h2')
    expect(onceOnly(method)).toEqual({ credentials: 'omit' })
  })
})

describe('over HTTP/1.1, and where the protocol is not told', () => {
  test.each([
    ['POST', 'http/1.1'],
    ['PUT', 'http/1.1'],
    ['PUT', ''],
  ])('a %s over %j goes without credentials over a connection of its own', (method, protocol) => {
    speak(protocol)
    expect(onceOnly(method, text)).toEqual({ credentials: 'omit', body: text })
  })
})

it('is so, too, in a browser that cannot send streams', () => {
  speak('h2')
  vi.stubGlobal('Request', function Request() {})
  expect(onceOnly('PUT', text)).toEqual({ credentials: 'omit', body: text })
})
