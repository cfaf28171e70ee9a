import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { commandBody } from '../../../../src/api/client/streaming.ts'
import { settings } from '../../../../src/lib/settings/settings.ts'

const text = '{"amount":1}'
/** The last answer of the backend came over this protocol. */
const speak = (nextHopProtocol: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: 'http://localhost/api/wallet', nextHopProtocol }] as never)

beforeEach(() => vi.stubGlobal('location', new URL('http://localhost/')))
beforeEach(() => vi.stubGlobal('window', globalThis))
afterEach(() => vi.unstubAllGlobals())

describe('a body over HTTP/2 and later', () => {
  test.each([
    ['POST', 'h2', text],
    ['PUT', 'h3', text],
    ['POST', 'h2', undefined],
  ])('of a %s over %s with %j leaves as a stream, which no browser can send again', async (method, protocol, sent) => {
    speak(protocol)
    const { body, duplex } = commandBody(method, sent)
    expect(body).toBeInstanceOf(ReadableStream)
    expect(await new Response(body).text()).toBe(sent ?? '')
    expect(duplex).toBe('half')
  })

  test.each(['GET', 'DELETE'])('does not exist for a %s', (method) => {
    speak('h2')
    expect(commandBody(method)).toEqual({})
  })

  it('is plain if the build says so', () => {
    speak('h2')
    Object.assign(settings, { VITE_STREAMED_COMMANDS: false })
    expect(commandBody('POST', text)).toEqual({ body: text })
    Object.assign(settings, { VITE_STREAMED_COMMANDS: true })
  })

  it('is plain in a browser that cannot send streams', () => {
    speak('h2')
    vi.stubGlobal('Request', function Request() {})
    expect(commandBody('PUT', text)).toEqual({ body: text })
  })
})

test.each(['http/1.1', ''])('over %j a body is plain', (protocol) => {
  speak(protocol)
  expect(commandBody('POST', text)).toEqual({ body: text })
})
