import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { loginAddress, wantedPage } from '../../../src/nav/addresses.ts'
import { dialogOf, pageSearch, searchOf } from '../../../src/nav/dialogAddress.ts'

const origin = 'https://wallet.example'

describe('the dialog in an address', () => {
  test.each([
    ['', null],
    ['?dialog=transfer', { name: 'transfer' }],
    ['?dialog=agreement&code=x', { name: 'agreement', code: 'x' }],
    ['?other=1&dialog=transfer&code=', { name: 'transfer', code: '' }],
    ['?dialog=transfer&from=neko&to=wallet', { name: 'transfer', from: 'neko', to: 'wallet' }],
    ['?dialog=qr&code=KBANK', { name: 'qr', code: 'KBANK' }],
    ['?dialog=constructor', { name: 'constructor' }],
    ['?dialog=', null],
    ['?transfer', null],
  ])('"%s" opens %j', (search, dialog) => {
    expect(dialogOf(search)).toEqual(dialog)
  })

  const codes = fc
    .array(fc.constantFrom('a', 'ก', '😀', '&', '=', '?', '#', '%', '+', ' ', '/', '\0'))
    .map((parts) => parts.join(''))

  it('is read back as it was written, whatever the code', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const written = searchOf({ name: 'transfer', code, from: code, to: code })
        expect(dialogOf(written)).toEqual({ name: 'transfer', code, from: code, to: code })
      }),
    )
  })
})

describe('a page below a dialog', () => {
  test.each([
    ['', ''],
    ['?dialog=preferences', ''],
    ['?next=%2Fuser%2Fspin', '?next=%2Fuser%2Fspin'],
    ['?step=bank&dialog=game&code=neko', '?step=bank'],
  ])('"%s" keeps its own entries, and the next dialog inherits nothing from the one before', (search, own) => {
    expect(pageSearch(search)).toBe(own)
    expect(pageSearch(searchOf({ name: 'transfer', from: 'wallet' }, search))).toBe(own)
    expect(dialogOf(searchOf({ name: 'transfer', from: 'wallet' }, search))).toEqual({
      name: 'transfer',
      from: 'wallet',
    })
  })
})

describe('the login address', () => {
  test.each([
    [undefined, '/login'],
    ['/user', '/login'],
    ['/user/home', '/login'],
    ['/login', '/login'],
    ['/terminated', '/login'],
    ['/user/statement', '/login?next=%2Fuser%2Fstatement'],
    ['/user/home?dialog=transfer', '/login?next=%2Fuser%2Fhome%3Fdialog%3Dtransfer'],
  ])('for a visitor who wanted %s is %s', (wanted, address) => {
    expect(loginAddress(wanted)).toBe(address)
  })
})

describe('the page after logging in', () => {
  const after = (next: string) => wantedPage(`?${new URLSearchParams({ next })}`, origin)

  test.each([
    ['/user/statement', '/user/statement'],
    ['/user/home?dialog=transfer', '/user/home?dialog=transfer'],
    [`${origin}/user/statement`, '/user/statement'],
    ['/user/statement#part', '/user/statement'],
  ])('is reached at %s', (next, page) => {
    expect(after(next)).toBe(page)
  })

  test.each([
    '',
    '/',
    '/user',
    '/users/1',
    '/login',
    '/user/../login',
    '/user/%2e%2e/login',
    '/user/..\\login',
    '//evil.example/user/home',
    '///evil.example/user/home',
    '\\\\evil.example/user/home',
    '/\\evil.example/user/home',
    '/\t/evil.example/user/home',
    'https://evil.example/user/home',
    'https:evil.example/user/home/../..',
    `${origin}.evil.example/user/home`,
    `${origin}@evil.example/user/home`,
    'http://wallet.example/user/home',
    'javascript:alert(1)//user/home',
    'data:text/html,/user/',
    `blob:${origin}/user/home`,
    'http://[',
  ])('"%s" is not followed', (next) => {
    expect(after(next)).toBe('/user')
  })

  it('is /user when none was wanted', () => {
    expect(wantedPage('', origin)).toBe('/user')
    expect(wantedPage('?next', origin)).toBe('/user')
  })

  it('is always an address of this origin below /user', () => {
    const hostile = fc.array(
      fc.constantFrom('/', '\\', '..', '.', 'user', '%2e', ':', '@', '?', '#', 'evil', '\n', 'https', ' '),
    )
    fc.assert(
      fc.property(hostile, (parts) => {
        const url = new URL(after(parts.join('')), origin)
        expect(url.origin).toBe(origin)
        expect(`${url.pathname}/`).toMatch(/^\/user\//)
      }),
    )
  })
})
