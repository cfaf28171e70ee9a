import type { Slice } from '../../src/api/spin.ts'
import { paintWheel } from '../../src/features/spin/wheel/paintWheel.ts'
import { angleAt, turnTo } from '../../src/features/spin/wheel/wheelMotion.ts'

/** For comparison: the same turn on the page's own canvas, painted again in each frame, as canvas libraries do. */
export async function redraw(canvas: HTMLCanvasElement, slices: readonly Slice[]): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is nothing to draw on')
  const turn = turnTo(0, slices.length, 0, 0.5)
  const size = { side: canvas.clientWidth, pixels: canvas.width, density: window.devicePixelRatio }
  const place = pen.setTransform.bind(pen) as (...matrix: number[]) => void
  let angle = 0
  // A painting begins by moving the pen.
  Object.assign(pen, {
    setTransform(...matrix: number[]) {
      place(...matrix)
      pen.rotate((angle / 180) * Math.PI)
    },
  })
  const begin = performance.now()
  for (let time = 0; time < turn.duration;) {
    time = ((await nextFrame()) - begin) / 1000
    angle = angleAt(turn, time)
    paintWheel(canvas, size, slices, 0)
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

Object.assign(window, { redraw })
