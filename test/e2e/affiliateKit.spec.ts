import { createHash } from 'node:crypto'
import { expect, test } from './support/fixtures.ts'
import { readCode } from './support/pixels.ts'
import { enter } from './support/player.ts'

const sizes = [
  ['จัตุรัส', 1080, 1080],
  ['สตอรี่', 1080, 1920],
  ['แนวนอน', 1200, 630],
] as const
const code = 'PRa10000000000000000000001'

test('picture cards are drawn on the phone in three sizes, each with a scannable link', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=affiliateKit' })
  const dialog = page.getByRole('dialog', { name: 'ชุดชวนเพื่อน' })
  const pictures = new Set<string>()
  for (const [size, width, height] of sizes) {
    await dialog.getByText(size, { exact: true }).click()
    const picture = dialog.getByRole('img', { name: `แบบ${size}` })
    await expect(picture).toBeVisible()
    const source = (await picture.getAttribute('src')) ?? ''
    expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      width,
      height,
    ])
    expect(await readCode(page, source)).toBe(`https://wallet.example/register?code=${code}`)
    pictures.add(createHash('sha256').update(source).digest('hex'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'แชร์หรือบันทึกรูป' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^invite-(square|story|wide)-browser-th\.png$/)
  }
  expect(pictures.size).toBe(sizes.length)
})
