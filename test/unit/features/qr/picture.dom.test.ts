import { describe, expect, it, test, vi } from 'vitest'
import { codeIn, codePng } from '../../../../src/features/qr/codePng.ts'
import { codePictureOf } from '../../../../src/features/qr/picture.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='
const head = 'data:image/svg+xml;utf8,'
/** The drawing in a picture's address. */
const drawn = (markup: string) => {
  const source = codePictureOf(markup) ?? ''
  expect(source.startsWith(head)).toBe(true)
  const parsed = new DOMParser().parseFromString(decodeURIComponent(source.slice(head.length)), 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed.documentElement
}

describe('a code’s markup', () => {
  test.each([
    ['<svg viewBox="0 0 33 41"><path d="M0 0h1v1h-1Z"/></svg>', '33', '41', '0 0 33 41'],
    ['<svg width="200" height="100px"></svg>', '200', '100', '0 0 200 100'],
    ['<svg width="100%" height="100%" viewBox="0,0,29,29"></svg>', '29', '29', '0,0,29,29'],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', '8', '8', '0 0 8 8'],
    ['<div><p>Scan</p><svg viewBox="0 0 5 5"><br></svg></div>', '5', '5', '0 0 5 5'],
  ])('%s is a drawing with a size', (markup, width, height, box) => {
    const drawing = drawn(markup)
    expect(drawing.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(drawing.getAttribute('width')).toBe(width)
    expect(drawing.getAttribute('height')).toBe(height)
    expect(drawing.getAttribute('viewBox')).toBe(box)
  })

  it('may contain any characters', () => {
    expect(drawn('<svg viewBox="0 0 9 9"><text>฿500 &amp; "#%"</text></svg>').textContent).toBe('฿500 & "#%"')
  })

  test.each([
    [`<img src="${png}">`, png],
    [`<p>Scan</p><img alt="" src='${png}' onerror="alert(1)">`, png],
    [`  ${png}\n`, png],
    ['<img src="/qr/1.png">', `${window.location.origin}/qr/1.png`],
  ])('%s shows %s', (markup, source) => {
    expect(codePictureOf(markup)).toBe(source)
  })

  test.each([
    [null],
    [''],
    ['pay here'],
    ['<img src="https://elsewhere.example/qr.png">'],
    ['<img src="javascript:alert(1)">'],
    ['<img src="data:text/html,<script>alert(1)</script>">'],
    ['<img>'],
    ['<canvas></canvas><script>alert(1)</script>'],
    ['data:text/html,hello'],
  ])('%j shows nothing', (markup) => {
    expect(codePictureOf(markup)).toBeNull()
  })

  it('runs nothing and leaves the page as it is', () => {
    const alarm = vi.fn()
    Object.assign(window, { alarm })
    const before = document.documentElement.outerHTML
    codePictureOf(
      '<img src=x onerror="alarm()"><svg onload="alarm()"><script>alarm()</script></svg><script>alarm()</script>',
    )
    expect(alarm).not.toHaveBeenCalled()
    expect(document.documentElement.outerHTML).toBe(before)
  })
})

it('the markup is kept unchanged if nothing can be drawn', async () => {
  expect(await codePng(png)).toBeNull()
})

describe('the position of a code in a picture', () => {
  /** A picture of 40 × 40 that is dark where the rectangles are, each as x, y, width, height. */
  const dark = (...parts: readonly (readonly [number, number, number, number])[]) => {
    const data = new Uint8ClampedArray(4 * 40 * 40).fill(255)
    for (const [left, top, width, height] of parts)
      for (let y = top; y < top + height; y += 1)
        for (let x = left; x < left + width; x += 1) data.fill(0, 4 * (40 * y + x), 4 * (40 * y + x) + 3)
    return codeIn({ data, width: 40, height: 40 })
  }

  it.each([
    ['a square with a margin', [[10, 10, 20, 20]], { x: 10, y: 10, width: 20, height: 20 }],
    [
      'three corners',
      [
        [4, 4, 8, 8],
        [28, 4, 8, 8],
        [4, 28, 8, 8],
      ],
      { x: 4, y: 4, width: 32, height: 32 },
    ],
    ['all of it', [[0, 0, 40, 40]], { x: 0, y: 0, width: 40, height: 40 }],
  ] as const)('is found in %s', (_, parts, found) => expect(dark(...parts)).toEqual(found))

  it.each([
    ['nothing', []],
    [
      'a code with a text below',
      [
        [10, 4, 20, 20],
        [8, 30, 24, 4],
      ],
    ],
    ['a speck', [[19, 19, 4, 4]]],
  ] as const)('is not found in %s', (_, parts) => expect(dark(...parts)).toBeNull())
})
