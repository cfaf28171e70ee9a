import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flapFrames, turnFrames } from '../../../../../src/features/spin/wheel/playTurn.ts'
import { angleAt, crossings, restAngle, turnTo, type Turn } from '../../../../../src/features/spin/wheel/wheelMotion.ts'

/** Any wheel, anywhere, sent to any of its slices. */
const spins = fc
  .record({
    count: fc.integer({ min: 2, max: 60 }),
    pick: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
    start: fc.double({ min: 0, max: 359.999, noNaN: true }),
    random: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
  })
  .map(({ count, pick, start, random }) => {
    const slice = Math.floor(pick * count)
    return { count, slice, turn: turnTo(slice, count, start, random) }
  })

const forEverySpin = (check: (spin: { count: number; slice: number; turn: Turn }) => void) =>
  fc.assert(fc.property(spins, check), { numRuns: 60 })

/** How far into a slice the pointer is, 0 to 1, and into which. */
function pointedAt(angle: number, count: number): { slice: number; part: number } {
  const place = ((((-angle * count) / 360 + 0.5) % count) + count) % count
  return { slice: Math.floor(place), part: place % 1 }
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step)) }, (_, index) => from + index * step)

describe('a turn of the wheel', () => {
  it('rests inside the winning slice, clear of its borders', () => {
    forEverySpin(({ count, slice, turn }) => {
      const angle = restAngle(turn)
      // The next turn begins there.
      expect(angle >= 0 && angle < 360).toBe(true)
      const rest = pointedAt(angle, count)
      expect(rest.slice).toBe(slice)
      expect(rest.part).toBeGreaterThan(0.149)
      expect(rest.part).toBeLessThan(0.851)
    })
  })

  it('goes 3 to 4 times round in 4 to 5 seconds', () => {
    forEverySpin(({ turn }) => {
      const rounds = (turn.end - turn.start) / 360
      expect(rounds).toBeGreaterThanOrEqual(3)
      expect(rounds).toBeLessThanOrEqual(4)
      expect(turn.duration).toBeGreaterThanOrEqual(4)
      expect(turn.duration).toBeLessThanOrEqual(5)
    })
  })

  it('shows the same at every frame rate, never goes back, and ends in the right place however many frames are dropped', () => {
    const pauses = fc.array(
      fc.oneof(fc.constantFrom(1 / 30, 1 / 60, 1 / 90, 1 / 120), fc.double({ min: 0, max: 2, noNaN: true })),
      { maxLength: 400 },
    )
    fc.assert(
      fc.property(spins, pauses, ({ turn }, frames) => {
        let [time, before] = [0, turn.start]
        for (const pause of [...frames, 6]) {
          time += pause
          const angle = angleAt(turn, time)
          expect(angle).toBeGreaterThanOrEqual(before - 1e-9)
          before = angle
        }
        expect(before).toBe(turn.end)
        expect(angleAt(turn, 0)).toBe(turn.start)
      }),
    )
  })

  it('keeps 0.991 of its speed from one sixtieth of a second to the next, until its last two seconds', () => {
    forEverySpin(({ turn }) => {
      const way = (time: number) => angleAt(turn, time + 1 / 60) - angleAt(turn, time)
      for (const time of steps(0, turn.duration - 2 - 2 / 60, 1 / 60))
        expect(way(time + 1 / 60) / way(time)).toBeCloseTo(0.991, 6)
    })
  })

  it('never jerks: its speed changes little from one frame to the next, and is zero at the end', () => {
    forEverySpin(({ turn }) => {
      const speed = (time: number) => (angleAt(turn, time + 1e-4) - angleAt(turn, time)) / 1e-4
      for (const time of steps(0, turn.duration, 1 / 120))
        expect(Math.abs(speed(time + 1 / 120) - speed(time))).toBeLessThan(5)
      expect(turn.end - angleAt(turn, turn.duration - 0.1)).toBeLessThan(0.05)
      expect(turn.end - angleAt(turn, turn.duration - 1)).toBeGreaterThan(5)
    })
  })
})

describe('the borders that pass the pointer', () => {
  it('are reported in order, each once, when they pass', () => {
    forEverySpin(({ count, turn }) => {
      const times = crossings(turn, count)
      const border = (angle: number) => Math.floor((angle * count) / 360 + 0.5)
      expect(times).toHaveLength(border(turn.end) - border(turn.start))
      times.forEach((time, index) => {
        expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? 0)
        expect(time).toBeLessThan(turn.duration)
        const place = (angleAt(turn, time) * count) / 360 + 0.5
        expect(place).toBeCloseTo(border(turn.start) + index + 1, 6)
      })
    })
  })
})

describe('the browser’s animation', () => {
  it('is the turn, to an eighth of a degree', () => {
    forEverySpin(({ turn }) => {
      const frames = turnFrames(turn).map(({ offset, transform }) => ({
        time: offset * turn.duration,
        angle: Number(/-?[\d.]+/.exec(transform)?.[0]),
      }))
      expect([frames[0]?.time, frames.at(-1)?.time]).toEqual([0, turn.duration])
      for (const [index, { time, angle }] of frames.slice(1).entries()) {
        const before = frames[index] ?? { time: 0, angle: 0 }
        const middle = angleAt(turn, (before.time + time) / 2)
        expect(Math.abs((before.angle + angle) / 2 - middle)).toBeLessThan(0.125)
      }
    })
  })

  it('lets the pointer yield to each peg, one after the other', () => {
    forEverySpin(({ count, turn }) => {
      const times = crossings(turn, count)
      const offsets = flapFrames(times, turn.duration).map(({ offset }) => offset)
      expect(offsets).toHaveLength(times.length * 3 + 2)
      offsets.forEach((offset, index) => expect(offset).toBeGreaterThanOrEqual(offsets[index - 1] ?? 0))
      expect(offsets.at(-1)).toBe(1)
    })
  })
})
