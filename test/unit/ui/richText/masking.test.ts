import { describe, expect, it, test } from 'vitest'
import { maskActing, maskedStyle, unmask } from '../../../../src/ui/richText/masking.ts'
import { growth } from '../../../tools/growth.ts'

describe('names of handlers and styles', () => {
  test.each([
    '<p onclick=x>',
    "<p title='>'onclick=x>",
    '<p title=">" style="color: red">',
    '<p/ONCLICK=x\nSTYLE=y>',
    '<svg><style>p{}</style>',
    '1 < 2 style="color:red" only once',
  ])('in %j are masked before parsing, and restored after it', (html) => {
    const masked = maskActing(html)
    expect(masked).not.toMatch(/[\s"'/<](on[a-z]|style)/i)
    expect(unmask(masked)).toBe(html)
  })

  test.each(['<ol start=3>', '<p title="ตอน style">x</p>', 'คำ', '', '<stripe once>'])(
    'in %j keep their words',
    (html) => {
      expect(unmask(maskActing(html))).toBe(html)
    },
  )

  it('keep one name for the style', () => {
    expect(maskActing('<p style=x>')).toBe(`<p ${maskedStyle}=x>`)
  })

  it.each([
    ['begin and never end', (size: number) => '<'.repeat(size)],
    ['have one style after the other', (size: number) => `<p ${'style '.repeat(size)}`],
    ['have handlers without a value', (size: number) => `${'<p/onclick'.repeat(size)}>`],
  ])('that %s take ten times as long at ten times the length', (_, html) => {
    expect(growth((size) => unmask(maskActing(html(size))), 5_000)).toBeLessThan(40)
  })
})
