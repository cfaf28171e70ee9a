import { hostNamed } from '../fakes/hosts/hosts.ts'
import { expect, test } from './support/fixtures.ts'
import { register, stranger, withdrawFirst } from './support/journeys.ts'
import { inviteFor } from './support/matrixSteps.ts'
import { fillLogin, logOut } from './support/player.ts'

const invite = 'PR64f0c1'
const [telegram, line] = [hostNamed('Telegram Web A'), hostNamed('LINE for iOS')]

test(
  'a newcomer who tapped an invite registers, logs in and withdraws, in Telegram Web A',
  { tag: '@smoke' },
  async ({ visit, sandbox }) => {
    sandbox.control.setSwitches({ otp: true })
    const { app } = await visit(telegram, inviteFor(telegram))
    // The button is Telegram's, so the card needs no foot for one.
    await expect(app.locator('button[data-hosted]').locator('..')).toHaveCSS('border-top-width', '0px')
    await register(app, sandbox, invite)
    await withdrawFirst(app, sandbox)
    const joined = sandbox.state.members.find(({ username }) => username === stranger.phone)
    expect(joined).toMatchObject({
      invitedBy: invite,
      bankAccount: { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '5550001234' },
    })
    expect(sandbox.audit().problems).toEqual([])
    // Used up: the next account on this device has no inviter by accident.
    expect(await app.evaluate(() => window.localStorage.getItem('inviteCode'))).toBeNull()
  },
)

test('a link opens its page, cold or while the app is open, and an invite survives a reload and a detour, in LINE', async ({
  visit,
  sandbox,
}) => {
  sandbox.control.setSwitches({ otp: false })
  const { app, reopen } = await visit(line, { address: '/?start=bonus' })
  const path = () => new URL(app.url()).pathname
  await fillLogin(app)
  await expect.poll(path).toBe('/user/bonus')
  await reopen({ address: `/?start=${invite}--statement` })
  await expect(app.getByRole('listitem').first()).toBeVisible()
  expect(path()).toBe('/user/statement')
  await logOut(app)
  await expect.poll(path).toBe('/login')

  await reopen(inviteFor(line))
  const isInvited = async () => {
    await expect.poll(path).toBe('/register')
    await expect(app.getByText(invite)).toBeVisible()
  }
  await isInvited()
  await app.evaluate(() => window.location.reload())
  await isInvited()
  await app.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await expect.poll(path).toBe('/login')
  await app.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).click()
  await isInvited()
})
