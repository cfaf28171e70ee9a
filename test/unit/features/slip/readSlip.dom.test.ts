import { generate } from 'promptparse'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSlip } from '../../../../src/features/slip/readSlip.ts'
import { deferred } from '../../../fakes/deferred.ts'

const code = generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' })
const slip = { is: 'slip', reference: code.slice(4, -14) }
const none = { is: 'none' }

const asked: unknown[] = []
let [started, ended] = [0, 0]
/** How the worker answers; `undefined` if it never does, an error if it breaks. */
let answer: () => string[] | undefined | Error = () => [code]

class Reader extends EventTarget {
  constructor() {
    super()
    started += 1
  }
  postMessage(question: unknown) {
    asked.push(question)
    const data = answer()
    if (data === undefined) return
    const event = data instanceof Error ? new Event('error') : new MessageEvent('message', { data })
    queueMicrotask(() => this.dispatchEvent(event))
  }
  terminate() {
    ended += 1
  }
}

/** Pictures are 1500 by 3000 px. */
function canDraw() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1_500, height: 3_000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }),
  } as unknown as null)
}

beforeEach(() => {
  canDraw()
  vi.stubGlobal('Worker', Reader)
  Object.assign(asked, { length: 0 })
  started = 0
  ended = 0
  answer = () => [code]
})
afterEach(async () => {
  await vi.waitUntil(() => ended === started)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picture = () => new Blob(['a picture'], { type: 'image/png' })

it('each picture is read once', async () => {
  const [one, other] = [picture(), picture()]
  expect(await Promise.all([readSlip(one), readSlip(other), readSlip(one)])).toEqual([slip, slip, slip])
  expect(asked).toHaveLength(2)
})

it('a large picture is drawn larger if no code is found', async () => {
  answer = () => (asked.length === 1 ? [] : [code])
  expect(await readSlip(picture())).toEqual(slip)
  expect(asked).toEqual([
    { width: 640, height: 1_280 },
    { width: 1_200, height: 2_400 },
  ])
})

it('nothing is reported if the page cannot draw, or there are no workers', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await readSlip(picture())).toBeNull()
  vi.stubGlobal('createImageBitmap', undefined)
  expect(await readSlip(picture())).toBeNull()
  canDraw()
  answer = () => new Error('not started')
  expect(await readSlip(picture())).toBeNull()
  vi.stubGlobal('Worker', undefined)
  expect(await readSlip(picture())).toBeNull()
})

it('a worker that broke is restarted for the next picture', async () => {
  answer = () => new Error('broken')
  await readSlip(picture())
  answer = () => []
  expect(await readSlip(picture())).toEqual(none)
  expect(started).toBe(2)
})

it('a worker that never answers is abandoned, and its late answer is not used for the next picture', async () => {
  vi.useFakeTimers()
  answer = () => undefined
  const reading = readSlip(picture())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await reading).toBeNull()
  answer = () => []
  expect(await readSlip(picture())).toEqual(none)
  expect(started).toBe(2)
})

it('a picture that is decoded too late is not taken for the next one', async () => {
  vi.useFakeTimers()
  const [late, other] = [deferred<unknown>(), deferred<unknown>()]
  vi.stubGlobal('createImageBitmap', vi.fn().mockReturnValueOnce(late.promise).mockReturnValueOnce(other.promise))
  answer = () => ((asked.at(-1) as ImageData).width === 8 ? [code] : [])
  const first = readSlip(picture())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await first).toBeNull()
  const next = readSlip(picture())
  await vi.advanceTimersByTimeAsync(0)
  const drop = vi.fn()
  late.resolve({ width: 8, height: 8, close: drop })
  other.resolve({ width: 9, height: 9, close: drop })
  expect(await next).toEqual(none)
  expect(drop).toHaveBeenCalledTimes(2)
})
