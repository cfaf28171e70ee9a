import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { enter, sent } from './support/player.ts'

const wheelButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(หมุน|กำลังหมุน|หมุนอีก) เหลือ \d/ })

/** Returns the slice below the pointer, counted from 0, by the angle of the wheel. */
const sliceOnTop = async (page: Page, slices: number) => {
  const turned = page.locator('[class*=Wheel-disc]')
  const matrix = await turned.evaluate((wheel) => {
    const { a, b } = new DOMMatrix(getComputedStyle(wheel).transform)
    return { a, b }
  })
  const turns = Math.atan2(matrix.b, matrix.a) / (2 * Math.PI)
  return (Math.round((1 - turns) * slices) + slices) % slices
}

test('the wheel turns and stops on what the server decided', async ({ page, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.setNextPrize('BAHT500')
  await enter(page, { sandbox, at: '/user/spin' })
  expect(await sliceOnTop(page, 8)).toBe(0)
  await wheelButton(page).click()
  await expect.poll(() => sliceOnTop(page, 8), { intervals: [50] }).not.toBe(0)
  await wheelButton(page).click({ force: true })
  const prize = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(prize).toContainText('฿500')
  expect(sent(sandbox, '/api/spinwheel/spin')).toHaveLength(1)
  expect(await sliceOnTop(page, 8)).toBe(7)
})

const names = ['฿1,000,000', 'รับเครดิตฟรี 1,000 บาท เมื่อฝากครั้งถัดไป', 'ຂອບໃຈທີ່ຮ່ວມສະໜຸກ', 'โบนัส 20%', 'x'.repeat(60)]

/** Labels that leave their slice, and the smallest font (px). */
const misplacedLabels = (page: Page) =>
  page.locator('[class*=Wheel-disc]').evaluate((disc) => {
    const labels = [...disc.querySelectorAll('p')]
    const radius = disc.getBoundingClientRect().width * 0.455
    const isInside = (label: HTMLElement, index: number) => {
      const text = label.querySelector('span') ?? label
      const [width, height] = [Math.min(text.offsetWidth, label.offsetWidth), label.offsetHeight]
      const left = getComputedStyle(label).textAlign
      const from = left === 'left' ? 0 : (label.offsetWidth - width) / (left === 'right' ? 1 : 2)
      // Empty space above and below the letters may leave it.
      const [top, bottom] = [2, height - 2]
      const turn = (index / labels.length) * 2 * Math.PI
      const corners = [from, from + width].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
      return corners.every((corner) => {
        const { x, y } = new DOMMatrix(getComputedStyle(label).transform).transformPoint(corner)
        const [across, along] = [x * Math.cos(turn) + y * Math.sin(turn), x * Math.sin(turn) - y * Math.cos(turn)]
        return Math.hypot(x, y) < radius && Math.abs(Math.atan2(across, along)) < Math.PI / labels.length + 0.02
      })
    }
    return {
      labels: labels.filter((label, index) => !isInside(label, index)).map(({ textContent }) => textContent),
      smallest: Math.min(...labels.map(({ style }) => Number.parseInt(style.fontSize, 10))),
    }
  })

for (const [width, side] of [
  [320, 272],
  [1280, 350],
] as const)
  test(`in a window ${width} px wide the wheel's labels stay in their slices, and can be read`, async ({
    page,
    sandbox,
  }) => {
    sandbox.control.setSwitches({ wheel: true })
    await page.setViewportSize({ width, height: 800 })
    let count = 8
    await page.route('**/api/spinwheel/setup', async (route) => {
      const slice = Array.from({ length: count }, (_, at) => ({ code: `P${at}`, label: names[at % names.length] }))
      const answer = { result: { activeSpinwheel: { name: 'x', slice }, userCoin: 3 } }
      await route.fulfill({ json: answer })
    })
    await enter(page, { sandbox, at: '/user/spin' })
    for (count of [2, 5, 8, 9, 12, 20, 40]) {
      await page.reload()
      await expect(page.locator('[class*=Wheel-disc] p')).toHaveCount(count)
      expect((await page.locator('[class*=Wheel-disc]').boundingBox())?.width).toBe(side)
      const { labels, smallest } = await misplacedLabels(page)
      expect([count, labels]).toEqual([count, []])
      expect(smallest).toBeGreaterThanOrEqual(count > 24 ? 8 : 10)
    }
  })
