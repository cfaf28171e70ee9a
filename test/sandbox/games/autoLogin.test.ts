import { beforeEach, describe, expect, it } from 'vitest'
import { autoLoginCodes, autoLoginPasswordCodes } from '../catalogue/games.ts'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, newcomer } = members

beforeEach(() => sandbox.reset())

const get = (path: string, username = newcomer.username) =>
  call(sandbox, `GET ${path}`, { token: sandbox.control.signIn(username) })

/** Opens the newcomer's account at a game. @returns its login, ready for an address. */
async function open(code: string) {
  await get(`/api/wallet/activate/${code}`)
  const { body } = await get(`/api/wallet/account/${code}`)
  const { username, password } = body as { username: string; password: string }
  return { username: encodeURIComponent(username), password: encodeURIComponent(password) }
}

const link = (code: string) => ({
  status: 200,
  body: { link: expect.stringMatching(new RegExp(`^http://sandbox\\.test/sandbox/play/${code}\\?ticket=[\\w-]{36}$`)) },
})
const refused = (message: string) => ({ body: { message } })

describe('an auto-login', () => {
  it.each(autoLoginCodes)('at %s takes the username', async (code) => {
    const { username } = await open(code)
    expect(await get(`/api/autoLogin/${code}/${username}`)).toEqual({ ...link(code), isDropped: false })
  })

  it.each(autoLoginPasswordCodes)('at %s takes the password too, whatever characters it has', async (code) => {
    const { username, password } = await open(code)
    expect(decodeURIComponent(password)).toMatch(/[/+%]/)
    expect(await get(`/api/autoLogin/${code}/${username}/${password}`)).toMatchObject(link(code))
  })

  it('gives another link each time', async () => {
    const [one, two] = [
      await get('/api/autoLogin/neko/neko5678', rich.username),
      await get('/api/autoLogin/neko/neko5678', rich.username),
    ]
    expect(one).toMatchObject(link('neko'))
    expect(one.body).not.toEqual(two.body)
  })

  it.each([
    ['NO_GAME', '/api/autoLogin/nothing/neko5678'],
    ['NO_GAME', '/api/autoLogin/nothing/neko5678/x'],
    ['SLOT_NO_ACCOUNT', '/api/autoLogin/koi/koi5678'],
    ['SLOT_NO_ACCOUNT', '/api/autoLogin/neko/neko0007'],
    ['SLOT_NO_ACCOUNT', '/api/autoLogin/jade/jade5678/wrong'],
  ])('is refused with %s at %s', async (message, path) => {
    expect(await get(path, rich.username)).toMatchObject(refused(message))
    expect(sandbox.state.tickets).toEqual([])
    expect(sandbox.violations).toEqual([])
  })

  it('stops taking the old password after a reset', async () => {
    await get('/api/wallet/resetpassword/jade', rich.username)
    expect(await get('/api/autoLogin/jade/jade5678/Playjade1', rich.username)).toMatchObject(refused('SLOT_NO_ACCOUNT'))
  })

  it.each([
    '/api/autoLogin/jade/jade5678',
    '/api/autoLogin/neko/neko5678/Playneko1',
    '/api/autoLogin/seven/seven5678',
    '/api/autoLogin/lotus/lotus0005/Playlotus1',
  ])('in the other form violates the contract: %s', async (path) => {
    expect(await get(path, rich.username)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
  })

  it('is for members', async () => {
    expect(await call(sandbox, 'GET /api/autoLogin/neko/neko5678')).toMatchObject({ status: 401 })
  })
})
