// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { changeTags } from '../../../src/ui/changeTags.ts'
import { growth } from '../../tools/growth.ts'

describe('tags', () => {
  test.each([
    ['no tag', 'no tag'],
    ['<p>a</p>', '[p]a[/p]'],
    ['1 < 2 <b>3</b> <', '1 [ 2 <b]3[/b] <'],
    ['<p title=">">', '[p title="]">'],
    ['', ''],
  ])('of %j are changed as %j', (html, changed) => {
    expect(changeTags(html, (tag) => `[${tag.slice(1, -1)}]`)).toBe(changed)
  })

  it.each([
    ['begin and never end', (size: number) => '<'.repeat(size)],
    ['begin again and again behind the last that ended', (size: number) => `<p>${'<p '.repeat(size)}`],
    ['end at last', (size: number) => `${'<'.repeat(size)}>`],
  ])('that %s take ten times as long at ten times the length', (_, html) => {
    expect(growth((size) => changeTags(html(size), (tag) => tag), 2_000)).toBeLessThan(40)
  })
})
