import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, pngStart, quietSandbox, upload } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
const sandbox = quietSandbox({ now: () => start })
const { ktb } = members

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
const fileOf = (name: string, type: string, ...parts: BlobPart[]) => upload(new File(parts, name, { type }))
const newest = () => sandbox.state.slips.at(-1)?.id ?? 0
const refused = (message: string) => ({ body: { message } })

describe('the slips of the seed', () => {
  it.each(['SLIP00000001', 'nothing'])('have no reference %s for another member', async (reference) => {
    const answer = await ask(`GET /api/statement/slip/reference/${reference}`, ktb)
    expect(answer).toMatchObject({ status: 404, ...refused('NO_DATA') })
  })
})

describe('a slip', () => {
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

  it.each([
    ['another field', (form: FormData) => form.append('note', 'x')],
    ['a second file', (form: FormData) => form.append('file', new File(['x'], 'b.png'))],
    ['a text in the place of the file', (form: FormData) => form.set('file', 'x')],
  ])('with %s is refused as against the contract', async (_, spoil) => {
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

describe('the operator', () => {
  it('cannot credit an invalid amount', async () => {
    await send()
    expect(() => sandbox.control.decideSlip(newest(), { amountMinor: 0 })).toThrow('cannot move')
    expect((await page()).slips).toMatchObject([{ status: 'WAITING' }])
  })
})
