import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
let clock = start
const sandbox = quietSandbox({ now: () => clock })
const { rich } = members

beforeEach(() => {
  clock = start
  sandbox.reset()
})

const get = (path: string) => call(sandbox, `GET ${path}`, { token: sandbox.control.signIn(rich.username) })
const linkTo = async (code: string, login: string) =>
  ((await get(`/api/autoLogin/${code}/${login}`)).body as { link: string }).link

/** Opens an address as a browser does. */
async function visit(address: string, init: RequestInit = {}) {
  const page = await sandbox.fetch(new Request(new URL(address, 'http://sandbox.test'), init))
  return { status: page.status, text: await page.text() }
}

const post = (code: string, fields: Record<string, string>) =>
  visit(`/sandbox/play/${code}`, { method: 'POST', body: new URLSearchParams(fields) })
const refused = (reason: string) => ({ status: 403, text: expect.stringContaining(`<p role="alert">${reason}</p>`) })
const stale = refused('This ticket was used or is too old')
const unknown = { username: null, balanceMinor: null, referrer: null }

describe('a ticket', () => {
  it('is used once', async () => {
    const link = await linkTo('jade', 'jade5678/Playjade1')
    expect(await visit(link)).toMatchObject({ status: 200 })
    expect(await visit(link)).toEqual(stale)
    expect(sandbox.arrivals.at(-1)).toEqual({ ...unknown, code: 'jade', way: 'ticket', accepted: false })
  })

  it('opens no other game, and stays good for its own', async () => {
    const link = await linkTo('neko', 'neko5678')
    expect(await visit(link.replace('neko', 'orchid'))).toEqual(stale)
    expect(await visit(link)).toMatchObject({ status: 200 })
  })

  it('is required by a game with auto-login', async () => {
    expect(await visit('/sandbox/play/neko')).toEqual(refused('This game has no such link'))
    expect(await visit('/sandbox/play/jade?ticket=')).toEqual(stale)
  })
})

/** The form's fields as the rich member's login has them. */
async function fieldsOfSeven() {
  const login = (await get('/api/wallet/account/seven')).body as Record<string, string>
  const { viewstate, eventTarget, eventArgument, eventValidation, username, password } = login
  return {
    __VIEWSTATE: viewstate ?? '',
    __EVENTTARGET: eventTarget ?? '',
    __EVENTARGUMENT: eventArgument ?? '',
    __EVENTVALIDATION: eventValidation ?? '',
    username: username ?? '',
    password: password ?? '',
  }
}

describe('a posted form', () => {
  it.each(['username', 'password'])('is refused with a wrong %s', async (name) => {
    const fields = { ...(await fieldsOfSeven()), [name]: 'wrong' }
    expect(await post('seven', fields)).toEqual(refused('The username or the password is wrong'))
    expect(sandbox.arrivals).toEqual([{ ...unknown, code: 'seven', way: 'form', accepted: false }])
  })

  it.each(['__VIEWSTATE', '__EVENTTARGET', '__EVENTARGUMENT', '__EVENTVALIDATION', 'another'])(
    'is refused with %s malformed',
    async (name) => {
      const fields = { ...(await fieldsOfSeven()), [name]: 'wrong' }
      expect(await post('seven', fields)).toEqual(refused(`The field ${name} is not what it should be`))
    },
  )

  it('is the only way into its game', async () => {
    expect(await visit('/sandbox/play/seven')).toEqual(refused('This game is entered by its form'))
  })
})
