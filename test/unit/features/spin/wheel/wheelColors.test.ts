import { describe, expect, it, test } from 'vitest'
import { sliceColors, type Palette } from '../../../../../src/features/spin/wheel/wheelColors.ts'

describe('colours of the slices', () => {
  const palette: Palette = { grounds: ['#1d4fbf', '#f4c95d', '#12336f'], dark: '#0c1730', light: '#ffffff' }
  const known: Record<string, string> = { red: '#ff0000', white: '#ffffff', glass: 'rgba(0, 0, 0, 0.1)' }
  const read = (color: string) => (/^#[\da-f]{6}$/.test(color) ? color : (known[color] ?? null))
  const slice = (bgColor: string, textColor: string) => ({
    code: 'A',
    label: 'A',
    bgColor,
    textColor,
    htmlDescription: null,
  })
  const shown = (...pairs: [string, string][]) =>
    sliceColors(
      pairs.map((pair) => slice(...pair)),
      palette,
      read,
    )

  test.each<[string, [string, string], { ground: string; color: string }]>([
    ['are the server’s', ['red', 'white'], { ground: '#ff0000', color: '#ffffff' }],
    ['are ours if the ground is not a colour', ['url(x)', 'white'], { ground: '#1d4fbf', color: '#ffffff' }],
    ['are ours if the text has none', ['white', ''], { ground: '#ffffff', color: '#0c1730' }],
    ['are ours if the text would be unreadable', ['white', '#f4c95d'], { ground: '#ffffff', color: '#0c1730' }],
    ['account for transparency', ['glass', 'white'], { ground: 'rgba(0, 0, 0, 0.1)', color: '#0c1730' }],
  ])('%s', (_, pair, expected) => {
    expect(shown(pair)).toMatchObject([expected])
  })

  it('of our own differ from slice to slice, all the way round', () => {
    for (let count = 2; count <= 60; count += 1) {
      const grounds = shown(...Array.from({ length: count }, (): [string, string] => ['', ''])).map(
        ({ ground }) => ground,
      )
      grounds.forEach((ground, index) => expect(ground).not.toBe(grounds[(index + 1) % count]))
    }
  })
})
