import { hosts } from '../hosts/hosts.ts'
import { expect, test } from './fixtures.ts'
import { register, stranger, withdrawFirst } from './journeys.ts'

const invite = 'PR64f0c1'

for (const host of hosts.filter(({ name }) => /Web A|LINE for iOS|on a phone/.test(name)))
  test(`in ${host.name} a stranger who tapped an invite registers, signs in and withdraws`, async ({
    visit,
    sandbox,
  }) => {
    sandbox.control.setSwitches({ otp: true })
    const how = host.family === 'telegram' ? { startParam: invite } : { address: `/register?code=${invite}` }
    const { app } = await visit(host, how)
    await register(app, sandbox, invite)
    await withdrawFirst(app, sandbox)
    const joined = sandbox.state.members.find(({ username }) => username === stranger.phone)
    expect(joined).toMatchObject({
      invitedBy: invite,
      bankAccount: { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '5550001234' },
    })
    expect(sandbox.audit().problems).toEqual([])
    // Used up: the next account on this device is nobody's guest by accident.
    expect(await app.evaluate(() => window.localStorage.getItem('inviteCode'))).toBeNull()
  })

test('the wizard goes back step by step by the browser’s own back, and a reload loses nothing but the password', async ({
  page,
  sandbox,
}) => {
  sandbox.control.setSwitches({ otp: false })
  await page.goto('/register')
  await page.getByLabel('เบอร์โทรศัพท์').fill(stranger.phone)
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  await page.getByLabel('ชื่อที่ใช้แสดง').fill('สมชาย')
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('secret-1')
  await page.getByLabel('ยืนยันรหัสผ่าน').fill('secret-1')
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  await page.getByLabel('เลขที่บัญชี').fill('5550001234')
  await page.goBack()
  await expect(page.getByLabel('ชื่อที่ใช้แสดง')).toHaveValue('สมชาย')
  await page.goBack()
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue(stranger.phone)
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel('เลขที่บัญชี')).toHaveValue('5550001234')
  await page.reload()
  await expect(page.getByLabel('ชื่อที่ใช้แสดง')).toHaveValue('สมชาย')
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('secret-1')
})
