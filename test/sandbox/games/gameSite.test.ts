import { beforeEach, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()

beforeEach(() => sandbox.reset())

const get = async (path: string) =>
  (await call(sandbox, `GET ${path}`, { token: sandbox.control.logIn(members.rich.username) })).body as Record<
    string,
    string
  >

/** Opens an address as a browser does, or posts a form there. @returns why the player is not let in; null for one who is. */
async function visit(address: string, fields?: Record<string, string>): Promise<string | null> {
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const page = await sandbox.fetch(new Request(new URL(address, 'http://sandbox.test'), form))
  return /<p role="alert">([^<]+)<\/p>/.exec(await page.text())?.[1] ?? null
}

const stale = 'This ticket was used or is too old'

it('a ticket lets in once', async () => {
  const { link = '' } = await get('/api/autoLogin/jade/jade5678/Playjade1')
  expect([await visit(link), await visit(link)]).toEqual([null, stale])
  const unknown = { username: null, balanceMinor: null, referrer: null }
  expect(sandbox.arrivals.at(-1)).toEqual({ ...unknown, code: 'jade', way: 'ticket', accepted: false })
})

it('a ticket opens no other game, and stays good for its own', async () => {
  const { link = '' } = await get('/api/autoLogin/neko/neko5678')
  expect([await visit(link.replace('neko', 'orchid')), await visit(link)]).toEqual([stale, null])
})

it.each([
  ['/sandbox/play/neko', 'This game has no such link'],
  ['/sandbox/play/jade?ticket=', stale],
  ['/sandbox/play/seven', 'This game is entered by its form'],
])('%s lets nobody in', async (address, reason) => {
  expect(await visit(address)).toBe(reason)
})

it.each<[name: string, reason: string]>([
  ['username', 'The username or the password is wrong'],
  ['password', 'The username or the password is wrong'],
  ...['__VIEWSTATE', '__EVENTTARGET', '__EVENTARGUMENT', '__EVENTVALIDATION', 'another'].map(
    (name): [string, string] => [name, `The field ${name} is not what it should be`],
  ),
])('a posted form with a wrong %s lets nobody in', async (name, reason) => {
  const login = await get('/api/wallet/account/seven')
  const {
    viewstate = '',
    eventTarget = '',
    eventArgument = '',
    eventValidation = '',
    username = '',
    password = '',
  } = login
  const fields = {
    __VIEWSTATE: viewstate,
    __EVENTTARGET: eventTarget,
    __EVENTARGUMENT: eventArgument,
    __EVENTVALIDATION: eventValidation,
    username,
    password,
  }
  expect(await visit('/sandbox/play/seven', fields)).toBeNull()
  expect(await visit('/sandbox/play/seven', { ...fields, [name]: 'wrong' })).toBe(reason)
})
