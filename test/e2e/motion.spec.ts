import type { Page } from '@playwright/test'
import { members } from '../sandbox/seed/seed.ts'
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

interface Movement {
  readonly name: string
  readonly ms: number
  readonly changed: readonly string[]
}

/** Notes the movements of every frame but the signs of waiting, which have no end, and what follows the finger. */
const noteMovements = (page: Page) =>
  page.addInitScript(() => {
    const noted = new Map<Animation, Movement>()
    Object.assign(window, { noted })
    const look = () => {
      for (const one of document.getAnimations()) {
        const { effect, timeline } = one
        if (!(one instanceof CSSAnimation && effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline))
          continue
        const { duration, iterations } = effect.getComputedTiming()
        if (iterations === Infinity) continue
        const changed = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
        noted.set(one, { name: one.animationName, ms: Number(duration), changed: [...new Set(changed)] })
      }
      requestAnimationFrame(look)
    }
    look()
  })
const movements = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'noted') as Map<Animation, Movement>).values()])

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a deposit, a prize and a paid withdrawal are short moments (reduced motion: ${reducedMotion})`, async ({
    page,
    sandbox,
  }) => {
    const isStill = reducedMotion === 'reduce'
    await page.emulateMedia({ reducedMotion })
    await noteMovements(page)
    const expectMoment = async (...names: readonly RegExp[]) => {
      for (const name of isStill ? [] : names)
        await expect
          .poll(async () => (await movements(page)).map((one) => one.name))
          .toContainEqual(expect.stringMatching(name))
      const allowed = isStill ? ['opacity'] : ['opacity', 'transform']
      const lasting = (await movements(page)).filter(({ ms }) => ms > 1)
      expect(lasting.filter(({ ms, changed }) => ms > 600 || changed.some((one) => !allowed.includes(one)))).toEqual([])
    }

    await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
    await page.getByRole('button', { name: '฿500', exact: true }).click()
    await page.getByRole('button', { name: 'สร้าง QR' }).click()
    await expect(page.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
    sandbox.control.payQr(members.rich.username, 'KBANK')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(/^เงินเข้าแล้ว ฿500\.00/).first()).toBeVisible()
    await expectMoment(/arrive$/, /spread$/)

    await page.goto('/user/home')
    const row = page.getByRole('button', { name: /^ถอนเงิน ฿/ }).filter({ has: page.locator('[data-kind]') })
    await expect(row.first().locator('[data-kind=wait]')).toBeVisible()
    for (const { id } of sandbox.state.withdrawals) sandbox.control.decideWithdrawal(id, 'approve')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(row.first().locator('[data-kind=in]')).toBeVisible()
    await expectMoment(/^arrive$/)

    sandbox.control.setSwitches({ wheel: true })
    sandbox.control.setNextPrize('BAHT100')
    await page.goto('/user/spin')
    await page.locator('main button[class*="-spin"]').click()
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
    await expectMoment(/pop$/, /fly$/)
  })
