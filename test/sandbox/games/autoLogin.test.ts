import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, newcomer } = members

beforeEach(() => sandbox.reset())

const get = (path: string, username = newcomer.username) =>
  call(sandbox, `GET ${path}`, { token: sandbox.control.signIn(username) })
const refused = (message: string) => ({ body: { message } })

describe('an auto-login', () => {
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
})
