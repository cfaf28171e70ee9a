import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, pngStart, quietSandbox, upload } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
const sandbox = quietSandbox({ now: () => start })
const { rich, ktb } = members
const ktbId = 'a10000000000000000000004'

beforeEach(() => sandbox.reset())

interface Slip {
  createdAt: string
  amount: number | null
  status: string
  note?: string
  link?: string
  reference?: string
}
type Username = { username: string }
const ask = (route: string, { username }: Username, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), ...(body !== undefined && { body }) })
const send = (form = upload(), member: Username = ktb) => ask('POST /api/wallet/slip', member, form)
const page = async (member: Username = ktb, number = 1, limit = 100) =>
  (await ask('POST /api/statement/slip', member, { page: number, limit })).body as { slips: Slip[]; total: number }
const picture = (path = '') => sandbox.fetch(new Request(`http://sandbox.test${path}`))
const urlOf = async (reference = '') =>
  ((await ask(`GET /api/statement/slip/reference/${reference}`, rich)).body as { url: string }).url
const fileOf = (name: string, type: string, ...parts: BlobPart[]) => upload(new File(parts, name, { type }))
const newest = () => sandbox.state.slips.at(-1)?.id ?? 0
const success = { status: 200, body: { message: 'SUCCESS' } }
const refused = (message: string) => ({ body: { message } })

describe('the slips of the seed', () => {
  it('run from the newest to the oldest without a gap between pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => page(rich, number, 10)))
    const times = pages.flatMap(({ slips }) => slips.map(({ createdAt }) => createdAt))
    expect(times).toEqual([...new Set(times)].toSorted().toReversed())
    expect(times).toHaveLength(23)
  })

  it('can be viewed by a link or by a reference', async () => {
    for (const { link, reference } of (await page(rich)).slips) {
      const answer = await picture(link ?? (await urlOf(reference)))
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s)
    }
  })

  it.each(['SLIP00000001', 'nothing'])('have no reference %s for another member', async (reference) => {
    const answer = await ask(`GET /api/statement/slip/reference/${reference}`, ktb)
    expect(answer).toMatchObject({ status: 404, ...refused('NO_DATA') })
  })
})

describe('a slip', () => {
  it('waits as the newest one, and its picture is kept unchanged', async () => {
    expect(await send()).toMatchObject(success)
    expect(await page()).toMatchObject({
      total: 1,
      slips: [{ status: 'WAITING', createdAt: '2026-01-15T12:00:00.000Z' }],
    })
    const bytes = new Uint8Array([...pngStart, ...new TextEncoder().encode('picture')])
    expect(sandbox.slipFile(newest())).toEqual({ name: 'slip.png', type: 'image/png', bytes })
    const kept = await picture(`/sandbox/slips/${newest()}`)
    expect(kept.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(bytes)
  })

  it('is recorded without its bytes', async () => {
    await send()
    expect(sandbox.requests.at(-1)?.body).toEqual({ file: { name: 'slip.png', type: 'image/png', size: 15 } })
  })

  it.each([
    ['JPEG', fileOf('a.jpg', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))],
    ['WebP', fileOf('a.webp', 'image/webp', 'RIFF', new Uint8Array(4), 'WEBPVP8 ')],
    ['PNG of 10 MB', fileOf('a.png', 'image/png', pngStart, new Uint8Array(10 * 1024 * 1024 - 8))],
  ])('may be a %s', async (_, form) => {
    expect(await send(form)).toMatchObject(success)
  })

  it.each([
    ['SLIP_NO_FILE', 'nothing', upload(null)],
    ['SLIP_INVALID_FILE', 'an empty file', fileOf('a.png', 'image/png')],
    ['SLIP_INVALID_FILE', 'a text by the name of a picture', fileOf('a.png', 'image/png', 'GIF89a')],
    ['SLIP_INVALID_FILE', 'more than 10 MB', fileOf('a.png', 'image/png', pngStart, new Uint8Array(10 * 1024 * 1024))],
  ])('is refused with %s for %s', async (message, _, form) => {
    expect(await send(form)).toMatchObject({ status: 400, ...refused(message) })
    expect(await page()).toEqual({ slips: [], total: 0 })
    expect(sandbox.violations).toEqual([])
  })

  it('can be sent by members only', async () => {
    const answer = await call(sandbox, 'POST /api/wallet/slip', { body: upload() })
    expect(answer).toMatchObject({ status: 401, ...refused('UNAUTHORIZED') })
  })

  it.each([
    ['another field', (form: FormData) => form.append('note', 'x')],
    ['a second file', (form: FormData) => form.append('file', new File(['x'], 'b.png'))],
    ['a text in the place of the file', (form: FormData) => form.set('file', 'x')],
  ])('comes without %s', async (_, spoil) => {
    const form = upload()
    spoil(form)
    expect(await send(form)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
  })

  it('is accepted as a form only', async () => {
    await ask('POST /api/wallet/slip', ktb, { file: null })
    await ask('POST /api/wallet/transfer', ktb, upload())
    expect(sandbox.violations).toHaveLength(2)
  })
})

describe('the slip window', () => {
  const lookup = async () => (await call(sandbox, 'GET /api/lookup/slip')).body

  it('is reported, and refuses slips while it is closed', async () => {
    expect(await lookup()).toEqual({ isOpen: true, closeFrom: '23:30', closeTo: '00:30' })
    sandbox.control.setSlipWindow({ isOpen: false })
    expect(await lookup()).toEqual({ isOpen: false, closeFrom: '23:30', closeTo: '00:30' })
    expect(await send()).toMatchObject({ status: 403, ...refused('SLIP_UPLOAD_FAIL') })
  })

  it('may have no times', async () => {
    sandbox.control.setSlipWindow({ closeFrom: null, closeTo: null })
    expect(await lookup()).toEqual({ isOpen: true })
  })
})

describe('the operator', () => {
  it('credits the amount of a slip', async () => {
    await send()
    sandbox.control.decideSlip(newest(), { amountMinor: 300_50 })
    expect((await page()).slips).toMatchObject([{ status: 'SUCCESS', amount: 300.5 }])
    expect(sandbox.state.balances[`wallet:${ktbId}`]).toBe(2_500_00 + 300_50)
    expect(sandbox.state.statements.at(-1)).toMatchObject({ statementType: 'deposit', from: 'slip', amount: 300_50 })
    expect(() => sandbox.control.decideSlip(newest(), { amountMinor: 1 })).toThrow(String(newest()))
    expect(sandbox.audit().problems).toEqual([])
  })

  it('refuses a slip for a reason', async () => {
    await send()
    sandbox.control.decideSlip(newest(), { note: 'EXPIRED_SLIP' })
    expect((await page()).slips).toMatchObject([{ status: 'FAILED', note: 'EXPIRED_SLIP' }])
    expect(sandbox.state.balances[`wallet:${ktbId}`]).toBe(2_500_00)
    expect(sandbox.audit().problems).toEqual([])
  })

  it('cannot credit an invalid amount', async () => {
    await send()
    expect(() => sandbox.control.decideSlip(newest(), { amountMinor: 0 })).toThrow('cannot move')
    expect((await page()).slips).toMatchObject([{ status: 'WAITING' }])
  })
})
