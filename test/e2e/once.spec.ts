import { createSandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { buildFolder } from './buildFolder.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './player.ts'

// Chromium repeats a POST by itself when a reused connection breaks before the answer; these see what the server received.
for (const secure of [false, true]) {
  test(`a transfer whose connection breaks arrives once, over HTTP/${secure ? 2 : 1.1}`, async ({ browser }) => {
    const sandbox = createSandbox({ quiet: true })
    const folder = process.env[buildFolder] ?? 'dist'
    const { url, close } = await serveBuild({ sandbox, port: 0, folder, secure })
    const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await signIn(page)
    for (const sent of [1, 2]) {
      sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
      await page.goto('/user/statement?dialog=transfer')
      await page.getByRole('group', { name: 'จาก' }).getByText('กระเป๋าหลัก').click()
      await page.getByRole('group', { name: 'ไปที่' }).getByText('Neko Fortune').click()
      await page.getByLabel('จำนวนเงิน').fill('100')
      await page.getByRole('dialog').getByRole('button', { name: 'โอนเงิน' }).click()
      await expect(page.getByText('ยังไม่ทราบผล')).toBeVisible()
      await page.getByRole('button', { name: 'ตรวจสอบแล้ว' }).click()
      expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/transfer')).toHaveLength(sent)
    }
    const member = sandbox.state.members.find(({ username }) => username === members.rich.username)
    expect(
      sandbox.state.statements.filter(
        ({ memberId, createdAt }) => memberId === member?.id && createdAt > Date.now() - 60_000,
      ),
    ).toHaveLength(2)
    expect(sandbox.audit().problems).toEqual([])
    await context.close()
    await close()
  })
}
