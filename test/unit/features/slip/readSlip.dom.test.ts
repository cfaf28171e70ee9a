import { generate } from 'promptparse'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openReader, readSlip } from '../../../../src/features/slip/readSlip.ts'

const code = generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' })
const slip = { is: 'slip', reference: code.slice(4, -14) }
const none = { is: 'none' }

const asked: unknown[] = []
let [started, ended] = [0, 0]
/** How the worker answers a question; `undefined` for one that it never answers, an error for one that breaks it. */
let answer: (question: unknown) => string[] | null | undefined | Error = () => [code]

class Reader extends EventTarget {
  constructor() {
    super()
    started += 1
  }
  postMessage(question: unknown) {
    asked.push(question)
    const data = answer(question)
    if (data === undefined) return
    const event = data instanceof Error ? new Event('error') : new MessageEvent('message', { data })
    queueMicrotask(() => this.dispatchEvent(event))
  }
  terminate() {
    ended += 1
  }
}

let close: () => void = () => undefined
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal('Worker', Reader)
  Object.assign(asked, { length: 0 })
  started = 0
  ended = 0
  answer = () => [code]
  close = openReader()
})
afterEach(async () => {
  close()
  await vi.waitUntil(() => ended === started)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picture = () => new Blob(['a picture'], { type: 'image/png' })

it('each picture is read once, by one worker', async () => {
  const [one, other] = [picture(), picture()]
  expect(await Promise.all([readSlip(one), readSlip(other), readSlip(one)])).toEqual([slip, slip, slip])
  expect(asked).toEqual([one, other])
  expect(started).toBe(1)
})

it('the page draws the picture if workers cannot, and the worker reads it', async () => {
  const pixels = { width: 640, height: 1_280 }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1_000, height: 2_000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }),
  } as unknown as null)
  answer = (question) => (question instanceof Blob ? null : [code])
  expect(await readSlip(picture())).toEqual(slip)
  expect(asked.at(-1)).toEqual(pixels)
})

it('nothing is reported if neither can draw, or there are no workers', async () => {
  answer = () => null
  expect(await readSlip(picture())).toBeNull()
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
