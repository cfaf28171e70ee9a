import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { sliceColors, type Palette } from '../../../../../src/features/spin/wheel/wheelColors.ts'
import { wheelFace, isUpsideDown, labelAreaOf, seenAngle } from '../../../../../src/features/spin/wheel/wheelFace.ts'
import { graphemesOf, labelWordsOf, fitLabels } from '../../../../../src/features/spin/wheel/wheelLabels.ts'

/** Every sign is as wide as half its height; marks have no width. */
const measure = (text: string) => 0.5 * graphemesOf(text).length

const thai = 'รับเครดิตฟรี 1,000 บาท เมื่อฝากครั้งถัดไปที่น้ำพุ'
const lao = 'ຄູປອງສ່ວນຫຼຸດຄ່າທຳນຽມການຖອນເງິນປະຈຳເດືອນ'
const words = [
  '฿100',
  'โบนัส 20%',
  'ลุ้นอีกครั้ง',
  'ທອງຄຳ 1 ບາດ',
  '₭1,000,000',
  'ขอบคุณๆ',
  '👨‍👩‍👧 family',
  thai,
  lao,
  '',
  'x'.repeat(80),
]

const written = (labels: string[], side = 350) =>
  fitLabels(labels, labelAreaOf(wheelFace(side, labels.length)), measure)

describe('the labels of a wheel', () => {
  it('stay inside their slices, on any wheel', () => {
    const labels = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(labels, fc.integer({ min: 272, max: 350 }), (texts, side) => {
        const room = labelAreaOf(wheelFace(side, texts.length))
        const { size, lines } = fitLabels(texts, room, measure)
        expect(size).toBeGreaterThanOrEqual(texts.length > 24 ? 8 : 12)
        for (const label of lines) {
          const widths = room.widths(size, Math.max(1, label.length)) ?? []
          // A label that is cut may have been meant for more lines than it needed.
          const widest = Math.max(...[1, 2, 3].flatMap((count) => room.widths(size, count) ?? []))
          label.forEach((line, index) =>
            expect(measure(line) * size).toBeLessThanOrEqual(
              (line.endsWith('…') ? widest : (widths[index] ?? 0)) + 1e-6,
            ),
          )
        }
      }),
    )
  })

  it('stay inside if a label fits two lines but leaves one empty', () => {
    const texts = ['฿100', '฿100', '₭1,000,000', '฿100', '฿100']
    const room = labelAreaOf(wheelFace(272, texts.length))
    const { size, lines } = fitLabels(texts, room, measure)
    const label = lines[2] ?? []
    const widths = room.widths(size, label.length) ?? []
    expect(label.map((line, index) => measure(line) * size <= (widths[index] ?? 0))).toEqual(label.map(() => true))
  })

  it('are complete, or end in an ellipsis after a complete character', () => {
    for (const count of [2, 3, 6, 8, 9, 12, 24, 60]) {
      const texts = Array.from({ length: count }, (_, index) => words[index % words.length] ?? '')
      written(texts).lines.forEach((lines, index) => {
        const whole = texts[index]?.replaceAll(/\s/g, '') ?? ''
        const shown = lines.join('').replaceAll(/\s/g, '')
        const kept = shown.replace(/…$/, '')
        expect(kept === shown ? whole : whole.slice(0, kept.length)).toBe(kept)
        expect(graphemesOf(whole).slice(0, graphemesOf(kept).length).join('')).toBe(kept)
        expect(kept).not.toMatch(/[เแโใไເແໂໃໄ]$/)
      })
    }
  })

  it('are large if all are short, and as small as the longest needs', () => {
    expect(written(['฿1', '฿2', '฿3', '฿4']).size).toBe(22)
    expect(written(['฿1', '฿2', '฿3', thai.repeat(3)]).size).toBe(12)
  })

  it('break between words, in lines of about equal width', () => {
    const labels = Array.from({ length: 9 }, () => 'one hundred and fifty')
    expect(written(labels).lines[0]).toEqual(['one hundred', 'and fifty'])
  })
})

describe('words of a label', () => {
  test.each([
    ['a bonus of (฿100) today', ['a ', 'bonus ', 'of ', '(฿100) ', 'today']],
    ['  more   50% ', ['more ', '50%']],
    ['ลุ้นอีกครั้งๆ', ['ลุ้น', 'อีก', 'ครั้งๆ']],
    ['', []],
  ])('in "%s" keep punctuation and currency signs attached', (text, expected) => {
    expect(labelWordsOf(text)).toEqual(expected)
  })

  describe('in a browser that cannot find words', () => {
    afterEach(() => vi.unstubAllGlobals())

    it('are separated by spaces; signs still keep their punctuation', () => {
      vi.stubGlobal('Intl', {})
      expect(labelWordsOf('ที่นี่ 50%')).toEqual(['ที่นี่ ', '50%'])
      expect(graphemesOf('ที่น้ำຈຳ')).toEqual(['ที่', 'น้ำ', 'ຈຳ'])
    })
  })
})

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

  test.each<[string, [string, string], { ground: string; text: string }]>([
    ['are the server’s', ['red', 'white'], { ground: '#ff0000', text: '#ffffff' }],
    ['are ours if the ground is not a colour', ['url(x)', 'white'], { ground: '#1d4fbf', text: '#ffffff' }],
    ['are ours if the text has none', ['white', ''], { ground: '#ffffff', text: '#0c1730' }],
    ['are ours if the text would be unreadable', ['white', '#f4c95d'], { ground: '#ffffff', text: '#0c1730' }],
    ['account for transparency', ['glass', 'white'], { ground: 'rgba(0, 0, 0, 0.1)', text: '#0c1730' }],
  ])('%s', (_, pair, expected) => {
    expect(shown(pair)).toEqual([expected])
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

describe('a label of the wheel', () => {
  const turned = (count: number, rest: number) =>
    Array.from({ length: count }, (_, index) => isUpsideDown(wheelFace(350, count), index, rest))

  it('that is level stays inside its slice at any angle, between the hub and the rim', () => {
    for (const side of [272, 306, 350])
      for (let count = 2; count <= 8; count += 1) {
        const { isLevel, middle, around, radius } = wheelFace(side, count)
        expect(isLevel).toBe(true)
        expect(middle + around).toBeLessThan(radius)
        expect(middle - around).toBeGreaterThan(50)
        expect(count > 2 ? middle * Math.sin(Math.PI / count) : Infinity).toBeGreaterThan(around)
      }
  })

  it('of a short amount is large on the smallest phone', () => {
    for (const count of [2, 4, 6, 8]) {
      const { size } = fitLabels(['฿500'], labelAreaOf(wheelFace(272, count)), measure)
      expect(size).toBeGreaterThanOrEqual(18)
    }
  })

  it('is seen at an angle that turns with the wheel', () => {
    expect(seenAngle(wheelFace(350, 4), 0, 0)).toBeCloseTo(-Math.PI / 2)
    expect(seenAngle(wheelFace(350, 4), 0, 90)).toBeCloseTo(0)
  })

  it('that runs outwards is written from the other side in the left half, where it would be upside down', () => {
    expect(turned(12, 0).indexOf(true)).toBe(7)
    expect(turned(12, 180).slice(0, 7)).toEqual([false, true, true, true, true, true, false])
  })
})
