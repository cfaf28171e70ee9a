import { hostNamed } from '../fakes/hosts/hosts.ts'
import { expect, test } from './fixtures.ts'
import { inviteFor } from './matrixSteps.ts'
import { act } from './player.ts'

const phone = '2055123456789'

for (const [name, currency, sign] of [
  ['Telegram for Android', 'LAK', '₭'],
  ['a browser on a phone', 'BAHT', '฿'],
] as const)
  test(`in ${name} the build for Laos speaks Lao, takes any phone, and counts in ${currency}`, async ({
    newVisit,
    backend,
    sandbox,
  }) => {
    sandbox.control.setSwitches({ otp: false, region: 'la' })
    const host = hostNamed(name)
    const { app: page } = await host.open(await newVisit(host.context), {
      url: await backend.laosUrl(),
      ...inviteFor(host),
    })
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo')
    await page.getByLabel('ເບີໂທ').fill(phone)
    const next = () => act(page, 'ຕໍ່ໄປ')
    await next()
    await page.getByLabel('ຊື່ທີ່ໃຊ້ສະແດງ').fill('ສົມໄຊ')
    await page.getByLabel('ລະຫັດຜ່ານ', { exact: true }).fill('secret-1')
    await page.getByLabel('ຢືນຢັນລະຫັດຜ່ານ').fill('secret-1')
    await next()
    await page.getByLabel('ທະນາຄານ').selectOption('BCEL')
    await page.getByLabel('ເລກບັນຊີ').fill('1602000123')
    await page.getByLabel('ຊື່ແທ້').fill('somxay')
    await page.getByLabel('ນາມສະກຸນ').fill('lao')
    await expect(page.getByLabel('ສະກຸນເງິນ')).toHaveValue('LAK')
    await page.getByLabel('ສະກຸນເງິນ').selectOption(currency)
    await act(page, 'ສະໝັກສະມາຊິກ')
    await expect(page.getByRole('heading', { name: 'ເຂົ້າສູ່ລະບົບ' })).toBeVisible()
    const sent = sandbox.requests.find(({ path }) => path === '/api/account')
    expect(sent?.body).toMatchObject({ username: phone, currency, inviteCode: 'PR64f0c1' })

    sandbox.control.creditDeposit(phone, 1_234_567_00)
    await page.getByLabel('ເບີໂທ').fill(phone)
    await page.getByLabel('ລະຫັດຜ່ານ', { exact: true }).fill('secret-1')
    await act(page, 'ເຂົ້າສູ່ລະບົບ')
    await expect(page.getByText(`${sign}1,234,567.00`).first()).toBeVisible()
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByRole('main').getByRole('button', { name: 'ຖອນເງິນ', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'ຖອນເງິນ' })
    await expect(dialog).toContainText(`${sign}100 ຫາ ${sign}50,000`)
    await dialog.getByRole('textbox', { name: 'ຈຳນວນເງິນ' }).fill('50000')
    await act(page, 'ຖອນເງິນ')
    await expect(page.getByRole('alertdialog')).toContainText(`${sign}50,000.00`)
    expect(sandbox.audit().problems).toEqual([])
  })
