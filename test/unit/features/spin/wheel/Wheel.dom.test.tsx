import { act, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Slice } from '../../../../../src/api/spin.ts'
import { Wheel } from '../../../../../src/features/spin/wheel/Wheel.tsx'
import { startPlatform } from '../../../../../src/platform/current.ts'
import { endBrowser, fakeBrowser, fakeColors } from '../../../../fakes/motion.ts'
import { completePage } from '../../../../fakes/page.ts'

beforeAll(async () => {
  completePage()
  await startPlatform({ host: 'browser' })
})
beforeEach(() => {
  vi.useFakeTimers()
  fakeColors()
})
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
    disc: () => container.querySelector<HTMLElement>('[style*=transform]:has(> svg)'),
    labels: () => Array.from(container.querySelectorAll('p'), ({ textContent, style }) => ({ textContent, style })),
    fills: () => Array.from(container.querySelectorAll('path[fill]'), (path) => path.getAttribute('fill')),
    shade: () => container.querySelector('path[fill^="rgb(0 0 0"]'),
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
      expect(shown.shade()).toBeNull()
      await wait(1_010)
      expect(shown.shade()).not.toBeNull()
      expect(pointed(shown)).toBe(eight.findIndex((each) => each.code === code))
      await wait(900)
      expect(shown.onShown).not.toHaveBeenCalled()
      await wait(1_100)
      expect(shown.shade()).toBeNull()
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
    expect(shown.shade()).not.toBeNull()
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

describe('the wheel', () => {
  it('shows every slice in its colours, and in readable ones if the server sent none', () => {
    vi.stubGlobal('getComputedStyle', () => ({
      getPropertyValue: (name: string) => (name === '--brand-gold' ? ' #f4c95d' : '#0c1730'),
    }))
    const { labels, fills } = showWheel([
      slice('A'),
      slice('B', { bgColor: 'red;}', textColor: 'url(//x)' }),
      slice('C', { textColor: '#fe0000' }),
    ])
    expect(labels().map(({ textContent, style }) => [textContent, style.color])).toEqual([
      ['A', 'rgb(255, 255, 255)'],
      ['B', 'rgb(12, 23, 48)'],
      ['C', 'rgb(255, 255, 255)'],
    ])
    // The brand's gold, and no other, is lit.
    expect(fills()).toEqual(['#ff0000', '#f4c95d', 'url(#wheel-shine)', '#ff0000'])
  })

  it('writes amounts in one size, and words no larger', () => {
    const sizeOf = ({ style }: { style: CSSStyleDeclaration }) => Number.parseInt(style.fontSize, 10)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
      if (this.localName !== 'span') return 80
      return this.textContent.length * 0.5 * sizeOf(this.closest('p') ?? this)
    })
    const texts = ['฿5', 'Thanks for all', '฿1,000,000', 'Shirt', '฿20', 'Again']
    const sizes = showWheel(texts.map((text) => slice(text)))
      .labels()
      .map(sizeOf)
    // The sentence alone does not fit beside them.
    expect(sizes).toEqual([15, 10, 15, 12, 15, 12])
  })

  it('darkens all slices but the winner', async () => {
    fakeBrowser({ reducedMotion: true })
    const shown = showWheel()
    shown.win('C')
    await wait(0)
    // A's middle is at the top, and C's end three and a half slices farther.
    expect(shown.shade()?.getAttribute('transform')).toBe('rotate(112.5)')
    expect(shown.shade()?.getAttribute('d')).toMatch(/A45.5 45.5 0 1 1 -32\.1\d* -32\.1/)
  })
})
