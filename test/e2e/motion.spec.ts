import { expect, test } from './support/fixtures.ts'
import { enter, transferAction } from './support/player.ts'

test('a sheet rises, and the sign of a reading turns until it has ended', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
  })
  await enter(page, { sandbox })
  const begun = () => page.evaluate(() => Reflect.get(window, 'begun') as string[])
  sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'delay', ms: 300 })
  await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click()
  await expect.poll(begun).toContain('turn')
  await transferAction(page).click()
  await expect.poll(begun).toContain('rise')
})
