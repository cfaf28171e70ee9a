import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fillPath } from '../../../../src/api/client/call.ts'

const find = (code: string) => fillPath('/api/promotion/find/{code}', { code })
const segments = (path: string) => new URL(path, 'https://wallet.example').pathname.split('/')

describe('a path parameter', () => {
  test.each([
    ['SUMMER', '/api/promotion/find/SUMMER'],
    [' SUMMER ', '/api/promotion/find/SUMMER'],
    ['a/b', '/api/promotion/find/a%2Fb'],
    ['../../bonus/clear', '/api/promotion/find/..%2F..%2Fbonus%2Fclear'],
    ['%2e%2e', '/api/promotion/find/%252e%252e'],
    ['a?b#c', '/api/promotion/find/a%3Fb%23c'],
    ['...', '/api/promotion/find/...'],
    ['โค้ด', `/api/promotion/find/${encodeURIComponent('โค้ด')}`],
    ['{code}', '/api/promotion/find/%7Bcode%7D'],
  ])('"%s" is sent as %s', (code, path) => {
    expect(find(code)).toBe(path)
  })

  test.each(['', ' ', '.', '..', ' .. ', '\t.\n', '\ud800'])('%j is never sent', (code) => {
    expect(find(code)).toBeNull()
  })

  it('that is missing is never sent', () => {
    expect(fillPath('/api/promotion/find/{code}', {})).toBeNull()
    expect(fillPath('/api/autoLogin/{game}/{username}', { game: 'neko' })).toBeNull()
  })

  it('never leads to another call, as browsers read the path', () => {
    const climbing = fc
      .array(fc.constantFrom('.', '/', '\\', '%2e', '%2f', ' ', 'a', '?', '#'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(climbing, fc.string()), climbing, (game, username) => {
        const path = fillPath('/api/autoLogin/{game}/{username}', { game, username })
        if (path === null) return
        expect(segments(path)).toHaveLength(5)
        expect(segments(path).slice(0, 3)).toEqual(['', 'api', 'autoLogin'])
      }),
    )
  })
})

describe('a path without parameters', () => {
  it('is sent as it is', () => {
    expect(fillPath('/api/wallet', { code: '..' })).toBe('/api/wallet')
  })
})
