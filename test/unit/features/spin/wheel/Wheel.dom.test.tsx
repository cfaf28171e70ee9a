import { act, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Slice } from '../../../../../src/api/spin.ts'
import { Wheel } from '../../../../../src/features/spin/wheel/Wheel.tsx'
import { startPlatform } from '../../../../../src/platform/current.ts'
import { endBrowser, fakeBrowser, fakePen } from '../../../../fakes/motion.ts'
import { completePage } from '../../../../fakes/page.ts'

beforeAll(async () => {
  completePage()
  await startPlatform({ host: 'browser' })
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  endBrowser()
})

const slice = (code: string, part: Partial<Slice> = {}): Slice => ({
  code,
  label: code,
  bgColor: '#ff0000',
  textColor: '#ffffff',
  htmlDescription: null,
  ...part,
})
const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((code) => slice(code))

function showWheel(slices: readonly Slice[] = eight) {
  const [onRest, onShown] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const wheel = (winner: string | null) => (
    <Wheel slices={slices} winner={winner} onRest={onRest} onShown={onShown}>
      <button type="button">spin</button>
    </Wheel>
  )
  const { container, rerender, unmount } = render(wheel(null))
  return {
    onRest,
    onShown,
    unmount,
    win: (winner: string | null) => rerender(wheel(winner)),
    disc: () => container.querySelector('canvas')?.parentElement,
    canvas: () => container.querySelector('canvas'),
    isDarkened: () => container.querySelectorAll('canvas').length === 2,
  }
}
type Shown = ReturnType<typeof showWheel>

const angleOf = (transform = '') => Number(/-?[\d.]+/.exec(transform)?.[0] ?? 0)
/** The slice that the pointer is at. */
const pointed = ({ disc }: Shown, count = 8) => {
  const angle = angleOf(disc()?.style.transform)
  return Math.floor(((((-angle * count) / 360 + 0.5) % count) + count) % count)
}
const wait = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a spin that was won', () => {
  test.each(['A', 'D', 'H'])(
    'comes to rest on %s, darkens the others for 2 s, and shows the prize once',
    async (code) => {
      fakeBrowser()
      const shown = showWheel()
      shown.win(code)
      await wait(3_990)
      expect(shown.isDarkened()).toBe(false)
      await wait(1_010)
      expect(shown.isDarkened()).toBe(true)
      expect(pointed(shown)).toBe(eight.findIndex((each) => each.code === code))
      await wait(900)
      expect(shown.onShown).not.toHaveBeenCalled()
      await wait(1_100)
      expect(shown.isDarkened()).toBe(false)
      await wait(60_000)
      expect(shown.onShown).toHaveBeenCalledOnce()
    },
  )

  it('lands on the first of several slices with its code', async () => {
    fakeBrowser({ reducedMotion: true })
    const shown = showWheel([slice('A'), slice('B'), slice('B'), slice('C')])
    shown.win('B')
    await wait(0)
    expect(pointed(shown, 4)).toBe(1)
  })

  it('begins where the one before came to rest', async () => {
    const { movements } = fakeBrowser()
    const shown = showWheel()
    shown.win('C')
    await wait(8_000)
    const rest = angleOf(shown.disc()?.style.transform)
    shown.win(null)
    shown.win('F')
    const turns = movements.filter(({ frames }) => angleOf(frames.at(-1)?.transform) > 720)
    expect(turns.map(({ frames }) => angleOf(frames[0]?.transform))).toEqual([0, expect.closeTo(rest, 2)])
    await wait(8_000)
    expect(pointed(shown)).toBe(5)
    expect(shown.onShown).toHaveBeenCalledTimes(2)
  })

  it('is felt once, at its end', async () => {
    const { vibrations } = fakeBrowser()
    const shown = showWheel()
    shown.win('B')
    await wait(10_000)
    expect(vibrations).toEqual([[12, 40, 12]])
  })

  it('is shown though the page is in the background and nothing moves', async () => {
    const { movements } = fakeBrowser({ background: true })
    const shown = showWheel()
    shown.win('E')
    await wait(8_000)
    expect(shown.onShown).toHaveBeenCalledOnce()
    expect(pointed(shown)).toBe(4)
    expect(movements.every(({ isOver }) => isOver)).toBe(true)
  })

  it('appears at once for a player who prefers no motion', async () => {
    const { movements, vibrations } = fakeBrowser({ reducedMotion: true })
    const shown = showWheel()
    shown.win('G')
    await wait(0)
    expect(shown.isDarkened()).toBe(true)
    expect(pointed(shown)).toBe(6)
    expect(movements).toEqual([])
    expect(vibrations).toEqual([[12, 40, 12]])
    await wait(1_990)
    expect(shown.onShown).not.toHaveBeenCalled()
    await wait(10)
    expect(shown.onShown).toHaveBeenCalledOnce()
  })

  it('appears at once in a browser that cannot animate it', async () => {
    const shown = showWheel()
    shown.win('G')
    await wait(2_000)
    expect(pointed(shown)).toBe(6)
    expect(shown.onShown).toHaveBeenCalledOnce()
  })

  it.each([2_000, 6_000])('leaves nothing behind when the page is left after %i ms', async (ms) => {
    const { movements } = fakeBrowser({ background: true })
    const shown = showWheel()
    shown.win('C')
    await wait(ms)
    shown.unmount()
    expect(movements.every(({ isOver }) => isOver)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    await wait(20_000)
    expect(shown.onShown).not.toHaveBeenCalled()
  })

  it('of a slice that the wheel does not have is still shown', async () => {
    fakeBrowser()
    const shown = showWheel()
    shown.win('no such slice')
    await wait(2_000)
    expect(shown.onShown).toHaveBeenCalledOnce()
  })
})

describe('the wheel’s canvas', () => {
  const side = (shown: Shown) =>
    Number.parseFloat(shown.canvas()?.closest<HTMLElement>('[style*=width]')?.style.width ?? '')
  const resize = (width: number, ratio = 2) => {
    Object.assign(window, { innerWidth: width, devicePixelRatio: ratio })
    window.dispatchEvent(new Event('resize'))
  }
  afterEach(() => void Object.assign(window, { innerWidth: 1024, devicePixelRatio: 1 }))

  test.each([
    [320, 2, 272],
    [360, 3, 306],
    [390, 2.625, 331.5],
    [1280, 1, 350],
    [1280, 4, 350],
  ])(
    'in a window %i px wide with %f pixels a px has a side of %f px, and no fewer pixels',
    (width, ratio, expected) => {
      Object.assign(window, { innerWidth: width, devicePixelRatio: ratio })
      const shown = showWheel()
      expect(side(shown)).toBeGreaterThan(expected - 1)
      expect(side(shown)).toBeLessThanOrEqual(expected)
      expect((shown.canvas()?.width ?? 0) / side(shown)).toBeCloseTo(Math.max(2, ratio), 6)
      expect(shown.canvas()?.height).toBe(shown.canvas()?.width)
    },
  )

  it('follows the window half a second after the last change', async () => {
    const { labels } = fakePen()
    const shown = showWheel()
    labels.length = 0
    resize(300)
    await wait(400)
    resize(360)
    await wait(499)
    expect(side(shown)).toBe(350)
    await wait(1)
    expect(side(shown)).toBe(306)
    expect(labels).toHaveLength(8)
    resize(360)
    await wait(500)
    expect(labels).toHaveLength(8)
    resize(360, 3)
    await wait(500)
    expect(shown.canvas()?.width).toBe(918)
    expect(labels).toHaveLength(16)
  })

  it('shows every slice in its colours, and in readable ones if the server sent none', () => {
    const { labels, sectors } = fakePen()
    showWheel([
      slice('A'),
      slice('B', { bgColor: 'red;}', textColor: 'url(//x)' }),
      slice('C', { textColor: '#fe0000' }),
    ])
    expect(labels).toEqual([
      { text: 'A', color: '#ffffff' },
      { text: 'B', color: expect.stringMatching(/^#/) as string },
      { text: 'C', color: '#ffffff' },
    ])
    const third = ({ from, to }: { from: number; to: number }) => Math.abs(to - from - 1 / 3) < 1e-6
    // Each lies on white, for colours that can be seen through.
    const grounds = sectors.filter(third).map(({ color }) => color)
    expect(grounds).toEqual(['#ffffff', '#ff0000', '#ffffff', '#ffffff', '#ffffff', '#ff0000'])
  })

  it('highlights the slice in the brand’s gold, and no other', () => {
    vi.stubGlobal('getComputedStyle', () => ({
      fontFamily: 'x',
      getPropertyValue: (name: string) => (name === '--brand-gold' ? ' #f4c95d' : ''),
    }))
    const { sectors } = fakePen()
    showWheel([slice('A'), slice('TOP', { bgColor: '#f4c95d' }), slice('C')])
    const lit = sectors.filter(({ color }) => color === 'gradient')
    expect(lit).toEqual([
      { color: 'gradient', from: expect.closeTo(0.5 / 3 - 0.25), to: expect.closeTo(1.5 / 3 - 0.25) },
    ])
  })

  it('writes amounts in one size, and words no larger', () => {
    const { labels, fonts } = fakePen()
    const texts = ['฿5', 'Thanks for playing', '฿1,000,000', 'Shirt', '฿20', 'Again']
    showWheel(texts.map((text) => slice(text)))
    const sizeOf = (text: string) =>
      Number.parseInt((fonts[labels.findIndex((label) => label.text === text)] ?? '').replace('700 ', ''), 10)
    const [amount = 0, ...amounts] = ['฿5', '฿1,000,000', '฿20'].map(sizeOf)
    const [word = 0, ...words] = ['Thanks', 'Shirt', 'Again'].map(sizeOf)
    expect(amounts).toEqual([amount, amount])
    expect(words).toEqual([word, word])
    expect(word).toBeLessThanOrEqual(amount)
  })

  it('darkens a quarter, everywhere but on the winner', async () => {
    fakeBrowser({ reducedMotion: true })
    const { sectors } = fakePen()
    const shown = showWheel()
    shown.win('C')
    await wait(0)
    const dark = sectors.filter(({ color }) => color === 'rgb(0 0 0 / 0.25)')
    // Rounds from three o'clock; A's middle is at the top, C's two slices farther.
    expect(dark).toEqual([
      { color: 'rgb(0 0 0 / 0.25)', from: expect.closeTo(2.5 / 8 - 0.25), to: expect.closeTo(1.5 / 8 + 0.75) },
    ])
  })
})
