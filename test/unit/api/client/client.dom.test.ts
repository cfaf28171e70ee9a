import { Blob as NodeBlob } from 'node:buffer'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  attempt as attemptOf,
  command as commandOf,
  read as readOf,
  type Call,
} from '../../../../src/api/client/call.ts'
import { connectWire, nextStepTapTime, send, tapTimeNow, type Transport } from '../../../../src/api/client/client.ts'
import { ApiError } from '../../../../src/api/client/errors.ts'
import { settings } from '../../../../src/lib/settings/settings.ts'

const answer = v.object({ value: v.number() })
const read = readOf('GET', '/api/read', answer)
const command = commandOf('POST', '/api/command', v.unknown())
const stateChangingGet = commandOf('GET', '/api/clear', v.unknown())
const attempt = attemptOf('POST', '/api/login', answer)
const changePassword = commandOf('PUT', '/api/account/changepwd', v.unknown(), { keepsSession: true })

let token: string | null = 'current'
const ends: string[] = []
let timesGone = 0

beforeEach(() => {
  token = 'current'
  ends.length = 0
  timesGone = 0
  connectWire({ token: () => token, onSessionEnd: (code) => void ends.push(code), onGone: () => (timesGone += 1) })
})
afterEach(() => {
  delete window.prefetched
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A network that answers every request alike. @returns the requests that were made. */
function network(reply: (request: { path: string; init: RequestInit }) => Response | Promise<Response>) {
  const requests: { path: string; init: RequestInit; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, init, headers: new Headers(init.headers) })
    return reply({ path, init })
  })
  return requests
}
const json =
  (content: unknown, status = 200) =>
  () =>
    Response.json(content, { status })
const page = (text: string, status: number) => () => new Response(text, { status })

/** How a call fails. */
async function failureOf(call: Call<unknown>, body?: Record<string, unknown>): Promise<ApiError> {
  const reason: unknown = await send(call, body ? { body } : {}).catch((thrown: unknown) => thrown)
  if (!(reason instanceof ApiError)) throw new Error(`No ApiError but ${String(reason)}`)
  return reason
}

describe('every call', () => {
  it('carries the marker and, for a member, the token', async () => {
    const requests = network(json({ value: 1 }))
    await send(read)
    await send(command, { body: { amount: 1 } })
    for (const { headers } of requests) {
      expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest')
      expect(headers.get('Authorization')).toBe('Bearer current')
    }
    expect(requests.map(({ path, init }) => `${init.method} ${path}`)).toEqual(['GET /api/read', 'POST /api/command'])
    expect(requests[1]?.headers.get('Content-Type')).toBe('application/json')
  })

  it('carries no token for a guest', async () => {
    token = null
    const [request] = [network(json({ value: 1 }))]
    await send(read)
    expect(request[0]?.headers.has('Authorization')).toBe(false)
    expect(request[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  })

  it('is answered by the server and never from a cache', async () => {
    const requests = network(json({ value: 1 }))
    await send(read)
    await send(stateChangingGet)
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store'])
  })

  it('with a parameter that would lead elsewhere is not sent', async () => {
    const requests = network(json({}))
    const find = commandOf('GET', '/api/promotion/find/{code}', v.unknown())
    const reason: unknown = await send(find, { pathParameters: { code: ' .. ' } }).catch((thrown: unknown) => thrown)
    expect(reason).toMatchObject({ code: 'BAD_PARAMETER', outcome: 'notSent' })
    expect(requests).toEqual([])
  })

  it('that the caller aborted ends as aborted', async () => {
    network(({ init }) => untilAborted(init))
    const given = new AbortController()
    const sent = send(read, { signal: given.signal })
    given.abort(new Error('left the page'))
    await expect(sent).rejects.toThrow('left the page')
  })

  it('that the caller aborted before is not made, whatever would carry it', async () => {
    const given = new AbortController()
    given.abort(new Error('cancelled'))
    const upload = vi.fn(() => Promise.resolve(Response.json({})))
    const sent = send(command, { signal: given.signal, transport: (_url, _request, sendNow) => sendNow(upload) })
    await expect(sent).rejects.toThrow('cancelled')
    expect(upload).not.toHaveBeenCalled()
  })
})

const untilAborted = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

describe('a call without an answer', () => {
  test.each([read, command, attempt])('is given up after 60 s: $method $path', async (call) => {
    vi.useFakeTimers()
    network(({ init }) => untilAborted(init))
    const failed = failureOf(call)
    await vi.advanceTimersByTimeAsync(59_999)
    const settled = vi.fn()
    void failed.then(settled)
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ code: 'TIME_OUT', status: 0, outcome: 'unknown' })
  })

  it('includes one that stops half way', async () => {
    vi.useFakeTimers()
    network(({ init }) => {
      const stream = new ReadableStream({
        start: (controller) => init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      })
      return new Response(stream)
    })
    const failed = failureOf(command)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toMatchObject({ code: 'TIME_OUT', outcome: 'unknown' })
  })

  it('says if the connection broke', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(command)).toMatchObject({
      code: 'NO_ANSWER',
      status: 0,
      outcome: 'unknown',
      isHandled: false,
    })
  })

  it('is not sent again', async () => {
    const requests = network(() => Promise.reject(new TypeError('Failed to fetch')))
    await failureOf(command)
    await failureOf(stateChangingGet)
    expect(requests).toHaveLength(2)
  })
})

describe('an error before a request leaves', () => {
  const missing = () => {
    throw new TypeError('not a function')
  }

  test.each([command, stateChangingGet, attempt])('sends nothing and says so: $method $path', async (call) => {
    const requests = network(json({}))
    vi.stubGlobal('Headers', missing)
    expect(await failureOf(call)).toMatchObject({ code: 'NOT_SENT', outcome: 'notSent' })
    expect(requests).toEqual([])
  })

  test.each([
    ['a browser that refuses it offline', true, true, 'notSent', 0],
    ['one that breaks later, as the browser may be wrong', true, true, 'unknown', 60],
    ['one that was online when it left', false, true, 'unknown', 0],
    ['one that is online again', true, false, 'unknown', 0],
  ])('is told apart from a broken connection: %s', async (_, before, after, outcome, ms) => {
    vi.useFakeTimers()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!before)
    network(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      onLine.mockReturnValue(!after)
      throw new TypeError('Failed to fetch')
    })
    const failed = failureOf(command)
    await vi.advanceTimersByTimeAsync(100)
    expect(await failed).toMatchObject({ outcome })
  })

  it('may come from the browser itself', async () => {
    vi.stubGlobal('fetch', missing)
    expect(await failureOf(command)).toMatchObject({ code: 'NOT_SENT', outcome: 'notSent' })
  })

  it('may be a token that no header can hold', async () => {
    const requests = network(json({}))
    token = 'two\nlines'
    expect(await failureOf(command)).toMatchObject({ outcome: 'notSent' })
    expect(requests).toEqual([])
  })

  it('may come from preparing an upload', async () => {
    const transport = () => Promise.reject(new TypeError('no FormData'))
    const failed = send(command, { transport }).catch((reason: unknown) => reason)
    expect(await failed).toMatchObject({ outcome: 'notSent' })
  })

  it('may be the end of the session that requested it', async () => {
    const requests = network(json({}))
    const transport: Transport = async (url, request, sendNow) => {
      token = 'next'
      return sendNow(() => fetch(url, request))
    }
    const failed = send(command, { transport }).catch((reason: unknown) => reason)
    expect(await failed).toMatchObject({ code: 'NOT_SENT', outcome: 'notSent' })
    expect(requests).toEqual([])
  })

  test.each<[string, () => unknown]>([
    ["page's", () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000)],
    // `performance.now` stands still while a phone sleeps.
    ["device's", () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)],
  ])('may be an hour since the tap, by the %s clock', async (_, goOn) => {
    const requests = network(json({ value: 1 }))
    const tappedAt = tapTimeNow()
    goOn()
    for (const call of [command, stateChangingGet]) {
      const failed = send(call, { tappedAt }).catch((reason: unknown) => reason)
      expect(await failed).toMatchObject({ code: 'NOT_SENT', outcome: 'notSent' })
    }
    expect(requests).toEqual([])
  })

  it('may be an hour that passed while a file was prepared', async () => {
    const requests = network(json({ value: 1 }))
    const transport: Transport = async (url, request, sendNow) => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
      return sendNow(() => fetch(url, request))
    }
    const failed = send(command, { transport }).catch((reason: unknown) => reason)
    expect(await failed).toMatchObject({ outcome: 'notSent' })
    expect(requests).toEqual([])
  })

  it('is not caused by a wait of ten seconds', async () => {
    const tappedAt = tapTimeNow()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    network(json({ value: 1 }))
    expect(await send(command, { tappedAt })).toEqual({ value: 1 })
  })

  test.each([
    [70_000, 'sent'],
    [80_000, 'notSent'],
  ])('decides that a step following an answer %i ms after the tap is %s', async (ms, how) => {
    const requests = network(json({ value: 1 }))
    const tappedAt = tapTimeNow()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
    await send(command, { tappedAt: nextStepTapTime(tappedAt, command) }).catch(() => undefined)
    expect(requests).toHaveLength(how === 'sent' ? 1 : 0)
  })

  it('differs from an error after it', async () => {
    const transport: Transport = async (_url, _request, sendNow) => {
      await sendNow(async () => Response.json({}))
      throw new TypeError('broke')
    }
    const failed = send(command, { transport }).catch((reason: unknown) => reason)
    expect(await failed).toMatchObject({ code: 'NO_ANSWER', outcome: 'unknown', cause: new TypeError('broke') })
  })

  it('is not caused by a missing AbortSignal.any: an abortable call leaves without it', async () => {
    vi.stubGlobal(
      'AbortSignal',
      Object.assign(function AbortSignal() {}, { any: undefined }),
    )
    const requests = network(json({ value: 1 }))
    const stop = new AbortController()
    expect(await send(read, { signal: stop.signal })).toEqual({ value: 1 })
    expect(requests).toHaveLength(1)
  })
})

/** A browser that has seen the backend answer over HTTP/2. */
const speakHttp2 = () =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `${window.location.origin}/api/x`, nextHopProtocol: 'h2' }] as never)

it('a command is an ordinary request, with the credentials of reads', async () => {
  const requests = network(json({ value: 1 }))
  await send(command)
  await send(read)
  expect(requests.map(({ init }) => init.credentials)).toEqual([undefined, undefined])
})

describe('a server that requires a length (411)', () => {
  // The page streams no more afterwards, so each test has a page of its own.
  beforeEach(() => vi.resetModules())
  const freshPage = async () => {
    vi.stubGlobal(
      'Request',
      Object.assign(function Request() {}, { prototype: { duplex: 'half' } }),
    )
    // jsdom's has no stream.
    vi.stubGlobal('Blob', NodeBlob)
    speakHttp2()
    const fresh = await import('../../../../src/api/client/client.ts')
    fresh.connectWire({ token: () => token, onSessionEnd: () => undefined, onGone: () => undefined })
    return fresh
  }
  const isStream = ({ body }: RequestInit) => body instanceof ReadableStream
  const demanding = () => network(({ init }) => (isStream(init) ? page('', 411)() : json({ value: 1 })()))

  it('gets the same command once more, plain, and no stream after it', async () => {
    const requests = demanding()
    const fresh = await freshPage()
    expect(await fresh.send(command, { body: { amount: 1 } })).toEqual({ value: 1 })
    await fresh.send(command, { body: { amount: 2 } })
    expect(requests.map(({ init }) => (isStream(init) ? 'stream' : init.body))).toEqual([
      'stream',
      '{"amount":1}',
      '{"amount":2}',
    ])
    const [first, second, third] = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('gets both of two commands that left at the same time', async () => {
    demanding()
    const fresh = await freshPage()
    expect(await Promise.all([fresh.send(command), fresh.send(command)])).toEqual([{ value: 1 }, { value: 1 }])
  })

  it('has refused the command if it answers 411 to a plain body as well', async () => {
    const requests = network(page('', 411))
    const fresh = await freshPage()
    await expect(fresh.send(command)).rejects.toMatchObject({ status: 411, outcome: 'refused' })
    expect(requests).toHaveLength(2)
  })
})

describe('the idempotency key', () => {
  const keysFrom = async (how: Partial<typeof settings>) => {
    Object.assign(settings, how)
    const requests = network(json({ value: 1 }))
    await send(command, { idempotencyKey: 'first' })
    await send(read)
    await send(stateChangingGet)
    await send(attempt)
    Object.assign(settings, { VITE_IDEMPOTENCY: null, VITE_API_BASE: '' })
    return requests.map(({ headers }) => headers.get('Idempotency-Key'))
  }

  test.each<[string, Partial<typeof settings>]>([
    ["on the page's own origin", {}],
    ["on the page's own origin, named", { VITE_API_BASE: window.location.origin }],
    ['elsewhere, where the build says so', { VITE_API_BASE: 'https://api.example', VITE_IDEMPOTENCY: true }],
  ])('is sent with a command only %s, and is made if the caller has none', async (_, how) => {
    const [first, ofRead, own, ofAttempt] = await keysFrom(how)
    expect([first, ofRead, ofAttempt]).toEqual(['first', null, null])
    expect(own).toMatch(/^\d+(-\d+){3}$/)
  })

  test.each<[string, Partial<typeof settings>]>([
    ['elsewhere', { VITE_API_BASE: 'https://api.example' }],
    ['where the build says so', { VITE_IDEMPOTENCY: false }],
  ])('is not sent %s', async (_, how) => {
    expect(await keysFrom(how)).toEqual([null, null, null, null])
  })
})

describe('a failure', () => {
  test.each([
    ['a code', json({ message: 'MONEY_NOT_ENOUGH' }, 400), 'MONEY_NOT_ENOUGH', 400],
    ["the server's own words", json({ message: 'ยอดเงินไม่พอ' }, 422), 'ยอดเงินไม่พอ', 422],
    ['no message', json({}, 400), 'INTERNAL_SERVER_ERROR', 400],
    ['an empty message', json({ message: '' }, 400), 'INTERNAL_SERVER_ERROR', 400],
    ['a message of a wrong type', json({ message: { th: 'x' } }, 400), 'INTERNAL_SERVER_ERROR', 400],
    ['a page of a proxy', page('<h1>Not Found</h1>', 404), 'INTERNAL_SERVER_ERROR', 404],
    ['an error on 200', json({ error: 'NO_CLAIMABLE_COUPON' }), 'NO_CLAIMABLE_COUPON', 200],
    ['an error of its own', json({ error: 'A' }, 400), 'A', 400],
    ['two codes', json({ error: 'NO_DATA', message: 'NO_GAME' }, 400), 'NO_DATA', 400],
    // As NestJS and hapi write every refusal.
    ["the status's words beside the code", json({ error: 'Bad Request', message: 'NO_GAME' }, 400), 'NO_GAME', 400],
    ["the status's words beside the server's", json({ error: 'Bad Request', message: 'หมด' }, 400), 'หมด', 400],
    ["a 500's words beside the code", json({ error: 'Server Error', message: 'NO_GAME' }, 500), 'NO_GAME', 500],
  ])('with %s is refused', async (_, reply, code, status) => {
    network(reply)
    expect(await failureOf(command)).toMatchObject({ code, status, outcome: 'refused', isHandled: false })
    expect(await failureOf(read)).toMatchObject({ code, status, outcome: 'refused' })
  })

  test.each<[string, number, () => Response]>([
    ['a page', 500, page('<h1>Internal Server Error</h1>', 500)],
    ['nothing', 500, json({}, 500)],
    ['words of its own', 500, json({ statusCode: 500, message: 'Internal server error' }, 500)],
    ['the code of a crash', 500, json({ message: 'INTERNAL_SERVER_ERROR' }, 500)],
    ['the code of a success', 502, json({ message: 'SUCCESS' }, 502)],
    ['no object', 501, page('null', 501)],
    ['words of a gateway', 504, json({ message: 'Endpoint request timed out' }, 504)],
    ['words of a gateway', 530, json({ error: 'origin' }, 530)],
    ['that it gave up waiting', 408, json({ statusCode: 408, message: 'Request Timeout' }, 408)],
    ['that the first is under way', 409, json({ message: 'BONUS_FULL' }, 409)],
    ['that it is too early', 425, page('', 425)],
    ['that the phone has gone', 499, page('', 499)],
    ['that it has not changed', 304, () => new Response(null, { status: 304 })],
    ['that a redirect led nowhere', 404, () => Object.defineProperty(page('', 404)(), 'redirected', { value: true })],
  ])('with %s (%s) leaves the outcome of a command open', async (_, status, reply) => {
    network(reply)
    for (const call of [command, stateChangingGet])
      expect(await failureOf(call)).toMatchObject({ code: 'NO_ANSWER', status, outcome: 'unknown' })
    for (const call of [read, attempt]) expect(await failureOf(call)).toMatchObject({ status, outcome: 'refused' })
  })

  test.each([500, 504])('of %s with a code of the catalogue is a refusal', async (status) => {
    network(json({ message: 'TRANSFER_FAIL' }, status))
    expect(await failureOf(command)).toMatchObject({ code: 'TRANSFER_FAIL', outcome: 'refused' })
  })

  it.each(['INTERNAL_SERVER_ERROR', 'REFUND_SUCCESS'])('of 200 with %s leaves a command open', async (error) => {
    network(json({ error }))
    expect(await failureOf(command)).toMatchObject({ code: 'BAD_ANSWER', outcome: 'unknown' })
  })

  it('of 200 without JSON is no answer, not even to a command', async () => {
    network(page('<html></html>', 200))
    expect(await failureOf(read)).toMatchObject({ code: 'BAD_ANSWER', outcome: 'unknown' })
    expect(await failureOf(command)).toMatchObject({ code: 'BAD_ANSWER', outcome: 'unknown' })
  })

  it('of 200 that ends a session which is over already is still a refusal', async () => {
    network(() => {
      token = 'next'
      return json({ message: 'UNAUTHORIZED' })()
    })
    expect(await failureOf(command)).toMatchObject({ code: 'UNAUTHORIZED', outcome: 'refused', isHandled: false })
    expect(ends).toEqual([])
  })

  it('of 200 without a required field is no answer', async () => {
    network(json({ value: 'x' }))
    expect(await failureOf(read)).toMatchObject({ code: 'BAD_ANSWER', status: 200, outcome: 'unknown' })
  })
})

describe('a 2xx answer', () => {
  test.each(['SUCCESS', 'MONEY_NOT_ENOUGH', 'โอนแล้ว'])('is a success though its message says %s', async (message) => {
    network(json({ value: 1, message }))
    await expect(send(read)).resolves.toEqual({ value: 1 })
    expect(ends).toEqual([])
  })

  it('may carry unknown fields', async () => {
    network(json({ value: 1, more: { deep: [1] }, error: null }))
    await expect(send(read)).resolves.toEqual({ value: 1 })
  })

  const contradictions: unknown[] = [
    { success: false, message: 'MONEY_NOT_ENOUGH' },
    { ok: false },
    { result: false },
    { status: 'Error', message: 'MONEY_NOT_ENOUGH' },
    { status: 'FAILED' },
    { error: true },
    { error: { code: 'MONEY_NOT_ENOUGH' } },
    { error: 'in words of its own' },
    { data: { error: 'MONEY_NOT_ENOUGH' } },
    { code: 500, message: 'INTERNAL_SERVER_ERROR' },
    { statusCode: '400' },
    [],
    false,
    null,
    'MONEY_NOT_ENOUGH',
    0,
  ]
  test.each(contradictions)(
    'leaves a command’s outcome open if it contradicts itself or is not an object: %j',
    async (said) => {
      network(json(said))
      expect(await failureOf(command)).toMatchObject({ code: 'BAD_ANSWER', outcome: 'unknown' })
    },
  )

  test.each([
    { success: true, status: 'SUCCESS', code: 200 },
    { error: null, data: { result: { code: 'P1' } } },
    { error: '', status: 'WAITING', code: 'P500' },
    { message: 'TRANSFER_FAIL' },
  ])('is a success for a command otherwise: %j', async (said) => {
    network(json(said))
    expect(await send(command)).toEqual(said)
  })

  test.each([200, 204])('leaves a command’s outcome open if it is empty (%i)', async (status) => {
    network(() => new Response(null, { status }))
    expect(await failureOf(command)).toMatchObject({ outcome: 'unknown' })
  })
})

describe('the end of a session', () => {
  test.each(['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_1', 'INVALID_USER_4'])(
    'is announced by %s on any status',
    async (message) => {
      for (const status of [200, 400, 401, 500]) {
        network(json({ value: 1, message }, status))
        expect(await failureOf(read)).toMatchObject({ code: message, outcome: 'refused', isHandled: true })
      }
      expect(ends).toEqual([message, message, message, message])
    },
  )

  it('is announced by a 401 without a known code', async () => {
    network(json({}, 401))
    expect(await failureOf(read)).toMatchObject({ code: 'UNAUTHORIZED', isHandled: true })
    network(page('denied', 401))
    expect(await failureOf(command)).toMatchObject({ isHandled: true })
    expect(ends).toHaveLength(2)
  })

  it('is not announced by a 401 about what was typed', async () => {
    for (const error of [undefined, 'Unauthorized']) {
      network(json({ message: 'WRONG_CREDENTIAL', error }, 401))
      expect(await failureOf(attempt)).toMatchObject({ code: 'WRONG_CREDENTIAL', isHandled: false })
    }
    expect(ends).toEqual([])
  })

  it('is not announced by any 401 to a change of password, but by its message', async () => {
    network(json({ message: 'old password is wrong' }, 401))
    expect(await failureOf(changePassword)).toMatchObject({ code: 'old password is wrong', isHandled: false })
    expect(ends).toEqual([])
    network(json({ message: 'EXPIRED_AUTH_TOKEN' }, 401))
    expect(await failureOf(changePassword)).toMatchObject({ isHandled: true })
    expect(ends).toEqual(['EXPIRED_AUTH_TOKEN'])
  })

  it('does not concern a guest', async () => {
    token = null
    network(json({ message: 'UNAUTHORIZED' }, 401))
    expect(await failureOf(read)).toMatchObject({ code: 'UNAUTHORIZED', isHandled: false })
    expect(ends).toEqual([])
  })

  it.each([
    ['another member', 'newer'],
    ['a guest', null],
  ])('is not triggered by a late answer to %s', async (_, next) => {
    network(() => {
      token = next
      return Response.json({ message: 'EXPIRED_AUTH_TOKEN' }, { status: 401 })
    })
    expect(await failureOf(read)).toMatchObject({ isHandled: false })
    expect(ends).toEqual([])
  })
})

describe('the end of the service', () => {
  test.each([200, 401, 410, 500])('is announced by gone with %s, to members and guests', async (status) => {
    network(json({ value: 1, message: 'gone' }, status))
    expect(await failureOf(read)).toMatchObject({ code: 'gone', isHandled: true })
    token = null
    expect(await failureOf(attempt)).toMatchObject({ code: 'gone', isHandled: true })
    expect(timesGone).toBe(2)
    expect(ends).toEqual([])
  })
})

describe('a read started before the app', () => {
  const begin = (held: string) => {
    window.prefetched = { token: held, answers: { '/api/read': Promise.resolve(Response.json({ value: 7 })) } }
  }

  it('answers the first call for it, and no second', async () => {
    const requests = network(json({ value: 8 }))
    begin('current')
    await expect(send(read)).resolves.toEqual({ value: 7 })
    expect(requests).toEqual([])
    await expect(send(read)).resolves.toEqual({ value: 8 })
    expect(requests).toHaveLength(1)
  })

  it('is not used for another session', async () => {
    network(json({ value: 8 }))
    begin('older')
    await expect(send(read)).resolves.toEqual({ value: 8 })
  })

  it('is requested again if it waits for one that never came', async () => {
    vi.useFakeTimers()
    const requests = network(json({ value: 8 }))
    const silent = new Promise<Response>(() => undefined)
    window.prefetched = { token: 'current', answers: { '/api/read': silent, '/api/next': silent } }
    const first = failureOf(read)
    await vi.advanceTimersByTimeAsync(read.timeLimit)
    expect(await first).toMatchObject({ code: 'TIME_OUT' })
    await expect(send({ ...read, path: '/api/next' })).resolves.toEqual({ value: 8 })
    expect(requests.map(({ path }) => path)).toEqual([expect.stringContaining('/api/next')])
  })

  it('is a failure like any other if it did not arrive', async () => {
    const answers = { '/api/read': Promise.reject(new TypeError('Failed to fetch')) }
    window.prefetched = { token: 'current', answers }
    expect(await failureOf(read)).toMatchObject({ code: 'NO_ANSWER', outcome: 'unknown' })
  })
})
