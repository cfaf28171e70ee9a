import { describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { leaksOf } from '../../e2e/reportLeaks.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'

const honest = {
  form: 1,
  app: manifest.version,
  build: '1a2b3c4d',
  host: 'browser',
  client: 'chrome',
  clientVersion: '156',
  page: '/user/home',
}

/** A member whose name is one word and whose tokens have letters only, with ฿50 in a game, who sent names, passwords and ฿75.50. */
function known() {
  const sandbox = createSandbox({ quiet: true })
  const [member] = sandbox.state.members
  Object.assign(member ?? {}, { name: 'Somchai', username: '0812345678' })
  for (const token of ['abcdefghijkl', 'deadbeef'])
    sandbox.state.tokens[token] = { memberId: member?.id ?? '', issuedAt: 0, isExpired: false }
  const names = { name: 'Malee', bankAccountName: 'ED LI' }
  const body = { ...names, oldPassword: 'dada', newPassword: 'sesame', gameCode: 'neko', amount: 75.5 }
  return { state: sandbox.state, requests: [{ method: 'PUT', path: '/', at: 0, body, token: 'mnopqrstuvwx' }] }
}
const received = (report: object) => [{ text: JSON.stringify({ ...honest, ...report }) }]
const leaksIn = (report: object) => leaksOf({ ...known(), reports: received(report) })

describe('a field report leaks', () => {
  it.each([
    ['a name of one word', { dialog: 'Somchai' }, 'dialog: Somchai'],
    ['a name within other words', { message: 'no such member: somchai.' }, 'message: no such member: somchai.'],
    ['a name that was sent', { page: '/user/Malee' }, 'page: /user/Malee'],
    ['a name of two letters', { page: '/user/Ed' }, 'page: /user/Ed'],
    ['a name in another script', { codes: { 'สมาชิก ใหม่': 1 } }, 'codes: สมาชิก ใหม่'],
    ['a phone', { clientVersion: '0812345678' }, 'clientVersion: 0812345678'],
    ['a phone with dots', { clientVersion: '081.234.567.8' }, 'clientVersion: 081.234.567.8'],
    ['an amount with dots', { clientVersion: '84.20.50' }, 'clientVersion: 84.20.50'],
    ['a password of letters', { errors: { sesame: 1 } }, 'errors: sesame'],
    ['a token of letters', { codes: { abcdefghijkl: 1 } }, 'codes: abcdefghijkl'],
    ['a token in the address', { page: '/user/home?token=abcdefghijkl' }, 'page: /user/home?token=abcdefghijkl'],
    ['a token that came with a request', { errors: { 'x-mnopqrstuvwx': 1 } }, 'errors: x-mnopqrstuvwx'],
    ['a token in the place of the hash', { build: 'deadbeef' }, 'build: deadbeef'],
    ['an account', { message: ['1234567890'] }, 'message: 1234567890'],
    ['a small amount as a count', { codes: { NO_ANSWER: 50 } }, 'NO_ANSWER: 50'],
    ['a small amount as a time', { vitals: { lcp: 50 } }, 'lcp: 50'],
    ['an amount in minor units', { vitals: { fcp: 12575 } }, 'fcp: 12575'],
    ['an amount as a version', { clientVersion: '75.50' }, 'clientVersion: 75.50'],
    ['a balance as players read it', { dialog: '฿1,250,000.00' }, 'dialog: ฿1,250,000.00'],
    ['a balance as servers write it', { balance: 8420.5 }, 'balance: 8420.5'],
    ['a small amount in words', { dialog: 'lacks 50 baht' }, 'dialog: lacks 50 baht'],
    ['an id', { page: `/user/${'a1'.padEnd(23, '0')}1` }, `page: /user/${'a1'.padEnd(23, '0')}1`],
  ])('%s', (_, report, leak) => expect(leaksIn(report)).toEqual([leak]))
})

describe('a field report is honest', () => {
  it.each([
    ['with the least that it can tell', {}],
    ['with words of the lists', { dialog: 'game', codes: { other: 1 } }],
    ['with small counts', { errors: { TypeError: 1 }, codes: { NO_ANSWER: 9 }, unknown: { transfer: 1 } }],
    ['with rounded figures that are amounts, too', { vitals: { ttfb: 100, fcp: 1500, lcp: 5000, inp: 50, cls: 50 } }],
    ['with a version that is an amount, too', { clientVersion: '50' }],
    ['with a version of three parts', { client: 'android', host: 'telegram', clientVersion: '11.5.3' }],
    ['with a hash in which an amount and a password are met', { build: '5000dada' }],
    ['with a text of its own', { language: 'th', scheme: 'dark' }],
  ])('%s', (_, report) => expect(leaksIn(report)).toEqual([]))

  it('with a larger count where hundreds of calls were made, and with none above one in ten of them', () => {
    const { state, requests } = known()
    const many = { state, requests: Array.from({ length: 500 }, () => requests).flat() }
    const counted = (count: number) => leaksOf({ ...many, reports: received({ codes: { NO_ANSWER: count } }) })
    state.transactions = []
    state.balances = { member: 10, other: 51 }
    expect(counted(10)).toEqual([])
    expect(counted(51)).toEqual(['NO_ANSWER: 51'])
    const few = { state, requests: requests.slice(0, 1) }
    expect(leaksOf({ ...few, reports: received({ codes: { NO_ANSWER: 10 } }) })).toEqual(['NO_ANSWER: 10'])
  })

  it('although members are named as its words are', () => {
    const { state, requests } = known()
    for (const member of state.members) member.name = 'other'
    expect(leaksOf({ state, requests, reports: received({ codes: { other: 1 } }) })).toEqual([])
  })
})
