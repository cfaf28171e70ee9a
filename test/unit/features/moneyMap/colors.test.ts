import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorOf } from '../../../../src/features/moneyMap/rules.ts'
import { rolesOf } from '../../../../src/platform/telegram/theme.ts'
import { themeOf } from '../../../fakes/hosts/telegramLaunch.ts'
import { dark, light, type Palette } from '../../../tools/palette.ts'

const css = readFileSync(join(import.meta.dirname, '../../../../src/features/moneyMap/MoneyMap.module.css'), 'utf8')

/** What the rules for one colour of the bar set: the role, and by how many degrees it is turned. */
function ruleOf(color: number): { role: string; turned: number } {
  const bodies = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.includes(`[data-color='${color}']`))
    .map(([, , body = '']) => body)
    .join('')
  return {
    role: /var\(--([\w-]+)\)/.exec(bodies)?.[1] ?? '',
    turned: Number(/hue-rotate\((\d+)deg\)/.exec(bodies)?.[1] ?? 0),
  }
}

type Triple = [number, number, number]
const dot = (one: Triple, other: Triple) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const clamped = (value: number) => Math.min(1, Math.max(0, value))

/** A plain colour turned as `hue-rotate` does (CSS Filter Effects), each part from 0 to 1. */
function turn(color: string, degrees: number): Triple {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255
  const rgb: Triple = [part(1), part(3), part(5)]
  const rows: [Triple, Triple, Triple] = [
    [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
    [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283],
    [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
  ]
  return [clamped(dot(rows[0], rgb)), clamped(dot(rows[1], rgb)), clamped(dot(rows[2], rgb))]
}

/** A colour in Oklab, where a distance of 0.02 can just be told. */
function oklab(rgb: Triple): Triple {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const linears: Triple = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const cones: Triple = [
    Math.cbrt(dot([0.41222, 0.53633, 0.05145], linears)),
    Math.cbrt(dot([0.2119, 0.6807, 0.1074], linears)),
    Math.cbrt(dot([0.0883, 0.28172, 0.62998], linears)),
  ]
  return [
    dot([0.21045, 0.79362, -0.00407], cones),
    dot([1.978, -2.42859, 0.45059], cones),
    dot([0.0259, 0.78277, -0.80868], cones),
  ]
}

const plain = (palette: Palette, role: string): string => {
  const value = palette[role] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? value : plain(palette, other)
}
const shown = (palette: Palette, color: number) => {
  const { role, turned } = ruleOf(color)
  return oklab(turn(plain(palette, role), turned))
}

const palettes = [
  ['light', light],
  ['dark', dark],
  ...(['ios', 'weba'] as const).flatMap((client) =>
    (['light', 'dark'] as const).map(
      (scheme) =>
        [`${client}, ${scheme}`, { ...{ light, dark }[scheme], ...rolesOf(themeOf(client, scheme))?.roles }] as const,
    ),
  ),
] as const

describe('the colours of the bar', () => {
  it('are seven, one for each of the largest places; the others share the last', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 40].map(colorOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7, 7])
    for (let color = 0; color <= 7; color += 1) expect(ruleOf(color).role).not.toBe('')
  })

  it.each(palettes)('can be told from each other in the colours of %s', (_, palette) => {
    const all = Array.from({ length: 8 }, (__, color) => shown(palette, color))
    const distances = all.flatMap((one, index) =>
      all.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
    )
    expect(Math.min(...distances)).toBeGreaterThan(0.06)
  })
})
