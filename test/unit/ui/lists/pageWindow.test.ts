import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pageCount, pageWindow } from '../../../../src/ui/lists/pageWindow.ts'

describe('the pages offered', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 20, [1, 2]],
    [2, 20, [1, 2, 3]],
    [4, 20, [1, 2, 3, 4, 5]],
    [5, 20, [2, 3, 4, 5, 6]],
    [19, 20, [16, 17, 18, 19, 20]],
    [20, 20, [17, 18, 19, 20]],
    [7, 3, [4, 5, 6, 7]],
  ])('on page %s of %s are %j', (page, known, expected) => {
    expect(pageWindow(page, known)).toEqual(expected)
  })

  it('are at most three before and one after, in order, and all exist', () => {
    const places = fc
      .integer({ min: 1, max: 500 })
      .chain((known) => fc.tuple(fc.integer({ min: 1, max: known }), fc.constant(known)))
    fc.assert(
      fc.property(places, ([page, known]) => {
        const offered = pageWindow(page, known)
        expect(offered.filter((number) => number < page)).toHaveLength(Math.min(3, page - 1))
        expect(offered.filter((number) => number > page)).toHaveLength(Math.min(1, known - page))
        expect(offered).toEqual(offered.map((_, index) => (offered[0] ?? 0) + index))
        expect(offered).toContain(page)
      }),
    )
  })
})

describe('the number of pages', () => {
  test.each([
    [{ total: 0, page: 1, rows: 0, limit: 10 }, 1],
    [{ total: 10, page: 1, rows: 10, limit: 10 }, 1],
    [{ total: 11, page: 1, rows: 10, limit: 10 }, 2],
    [{ total: 200, page: 1, rows: 10, limit: 10 }, 20],
    [{ total: null, page: 1, rows: 10, limit: 10 }, 2],
    [{ total: null, page: 3, rows: 10, limit: 10 }, 4],
    [{ total: null, page: 3, rows: 9, limit: 10 }, 3],
    [{ total: null, page: 2, rows: 0, limit: 10 }, 2],
  ])('of %j is %s', (list, pages) => {
    expect(pageCount(list)).toBe(pages)
  })
})
