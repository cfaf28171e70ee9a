import { expect, test } from './support/fixtures.ts'
import { enter, transferDialog } from './support/player.ts'

test('each column opens with its chosen row on top, and whole rows below', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  for (const name of ['จาก', 'ไปยัง']) {
    const chosen = transferDialog(page).getByRole('group', { name }).getByRole('radio', { checked: true })
    const place = await chosen.evaluate((radio) => {
      const [row, column] = [radio.closest('label'), radio.closest('label')?.parentElement]
      if (!row || !column) return null
      const fromTop = row.getBoundingClientRect().top - column.getBoundingClientRect().top
      return { fromTop: Math.round(fromTop), rows: column.clientHeight / row.clientHeight }
    })
    expect(place).toEqual({ fromTop: 0, rows: 3 })
  }
})

test('scrolling a column chooses the row that comes to rest in the band', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  const group = transferDialog(page).getByRole('group', { name: 'จาก' })
  // Within the column, as the sheet still rises.
  const top = (checked: ReturnType<typeof group.getByRole>) =>
    checked.evaluate((radio) => {
      const [row, column] = [radio.closest('label'), radio.closest('fieldset')]
      return row && column ? row.getBoundingClientRect().top - column.getBoundingClientRect().top : Number.NaN
    })
  const band = await top(group.getByRole('radio', { name: 'กระเป๋าหลัก' }))
  await group.getByText('กระเป๋าหลัก').hover()
  await page.mouse.wheel(0, 120)
  await expect(group.getByRole('radio', { name: 'กระเป๋าหลัก' })).not.toBeChecked()
  await expect
    .poll(async () => Math.abs((await top(group.getByRole('radio', { checked: true }))) - band))
    .toBeLessThan(2)
})

test('a choice stays chosen however slowly its row moves into the band', async ({ page, sandbox }) => {
  await page.clock.install()
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  const group = transferDialog(page).getByRole('group', { name: 'จาก' })
  const last = group.getByRole('radio', { name: 'Seven Draw' })
  await group.getByText('กระเป๋าหลัก').click()
  await last.evaluate((radio: HTMLInputElement) => radio.click())
  // A phone that is busy: the smooth scroll halts on its way for longer than a column has to stand still.
  await last.evaluate((radio) => {
    const column = radio.closest('label')?.parentElement
    column?.scrollTo({ top: column.scrollTop })
    column?.dispatchEvent(new Event('scroll'))
  })
  await page.clock.runFor(300)
  await expect(last).toBeChecked()
})

test('a tap on the chosen row keeps it and brings it back into the band', async ({ page, sandbox }) => {
  await page.clock.install()
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  const group = transferDialog(page).getByRole('group', { name: 'จาก' })
  const row = group.getByText('Neko Fortune')
  // The sheet stands still. The game stands on the other side: the tap swaps the two.
  await group.getByText('กระเป๋าหลัก').click()
  await row.click({ force: true })
  await expect(group.getByRole('radio', { name: 'Neko Fortune' })).toBeChecked()
  await row.evaluate((text) => text.closest('label')?.parentElement?.scrollTo({ top: 60 }))
  await row.click()
  await page.clock.runFor(300)
  await expect(group.getByRole('radio', { name: 'Neko Fortune' })).toBeChecked()
})

test('the row in the band while a hand still scrolls is the one that would be sent', async ({ page, sandbox }) => {
  await page.clock.install()
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  const group = transferDialog(page).getByRole('group', { name: 'จาก' })
  await group.getByText('กระเป๋าหลัก').hover()
  await page.mouse.wheel(0, 120)
  // No time passes: nothing waits for the column to stop.
  await expect(group.getByRole('radio', { name: 'กระเป๋าหลัก' })).not.toBeChecked()
})
