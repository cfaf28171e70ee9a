import type { Page } from '@playwright/test'
import { generate } from 'promptparse'
import { hash } from '../../../src/lib/hash.ts'
import { pngImage, svgMarkup } from '../../sandbox/art/qrMarkup.ts'
import { slipPicture } from '../../sandbox/art/slipArt.ts'
import { members } from '../../sandbox/seed/seed.ts'
import type { Scene } from './scene.ts'

const at = (query: Record<string, string>, page = '/user/home') => `${page}?${new URLSearchParams(query)}`
const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => dialog(page).locator('button[type=submit]').dispatchEvent('click')
const lastButton = (page: Page) => dialog(page).getByRole('button').last().click()

const createQr = async (page: Page) => {
  await dialog(page).getByRole('group').getByRole('button').last().click()
  await submit(page)
  await dialog(page).locator('img').waitFor()
}

/** A code that says another amount than was asked for. */
const otherCode = generate.billPayment({ billerId: '099400012345601', amount: 10_000, ref1: 'R1' })

const slipCode = generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' })

const chooseSlip = async (page: Page) => {
  const paper = await page.context().newPage()
  const drawn = slipPicture({
    id: 1,
    memberId: '',
    createdAt: Date.now(),
    status: 'WAITING',
    amount: 500_00,
    note: null,
  })
  const code = svgMarkup(slipCode).replace(
    '<svg',
    '<svg style="position:absolute;top:362px;left:136px;width:88px;height:88px"',
  )
  await paper.setContent(`<div style="position:relative;width:360px;height:480px">${drawn}${code}</div>`)
  const buffer = await paper.locator('div').first().screenshot()
  await paper.close()
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
  await dialog(page).locator('figure').waitFor()
}
const gift = 'https://gift.truemoney.com/campaign/?v=abcdefghij0050'

/** The scenes of paying in and of the games. */
export const moneyScenes: readonly Scene[] = [
  { name: 'deposit', as: 'longName', address: at({ dialog: 'deposit' }) },
  {
    name: 'deposit, as last time',
    as: 'rich',
    address: at({ dialog: 'deposit' }),
    async act(page) {
      await dialog(page).getByRole('region').first().waitFor()
      const member = hash('a10000000000000000000001')
      await page.evaluate((of) => {
        localStorage.setItem('lastUsed', `${of} deposit KBANK 50000 ${Date.now() - 3 * 86_400_000}`)
      }, member)
      await page.reload()
      await dialog(page).getByRole('region').first().waitFor()
    },
  },
  {
    name: 'deposit, account as last time',
    as: 'longName',
    address: at({ dialog: 'deposit', code: '4011234567', amount: '1500' }),
  },
  {
    name: 'deposit, other ways',
    as: 'longName',
    address: at({ dialog: 'deposit' }),
    async act(page) {
      await dialog(page).locator('summary').first().waitFor()
      for (const row of await dialog(page).locator('summary').all()) await row.click()
    },
  },
  {
    name: 'deposit, end of the list',
    as: 'longName',
    address: at({ dialog: 'deposit' }),
    act: (page) => dialog(page).getByRole('region').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'deposit, nothing open',
    as: 'longName',
    address: at({ dialog: 'deposit' }),
    prepare: ({ control }) => control.setChannels([]),
  },
  {
    name: 'deposit, failing',
    as: 'longName',
    address: at({ dialog: 'deposit' }),
    provokes: true,
    prepare: ({ control }) =>
      control.addFault({ method: 'GET', path: '/api/lookup/deposit', kind: 'fail', status: 400, times: 99 }),
  },
  {
    name: 'deposit, number copied',
    as: 'longName',
    address: at({ dialog: 'deposit' }),
    async act(page) {
      await dialog(page).locator('[class*=copy]').first().click()
      await page.locator('[class*=toast]').first().waitFor()
    },
  },
  { name: 'deposit, account', as: 'longName', address: at({ dialog: 'deposit', code: '4011234567' }) },
  { name: 'deposit, KBANK, name to correct', as: 'ktb', address: at({ dialog: 'deposit', code: '0031234567' }) },
  {
    name: 'deposit, BCEL, waiting',
    as: 'rich',
    address: at({ dialog: 'deposit', code: '0101234567' }),
    act: async (page) => dialog(page).getByRole('button').nth(-2).click(),
  },
  { name: 'deposit, wallet', as: 'rich', address: at({ dialog: 'deposit', code: 'SANDBOX PAY 0999999999' }) },
  { name: 'qr', as: 'longName', address: at({ dialog: 'qr', code: 'KBANK' }) },
  {
    name: 'qr, too little',
    as: 'longName',
    address: at({ dialog: 'qr', code: 'WW' }),
    async act(page) {
      await dialog(page).getByRole('textbox').fill('99.99')
      await dialog(page).getByRole('textbox').blur()
    },
  },
  {
    name: 'qr, open',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'KBANK' }),
    act: async (page) => {
      await createQr(page)
      await dialog(page).locator('button[aria-busy]').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'qr, paid',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'KBANK' }),
    async act(page) {
      await createQr(page)
      const data = { username: members.rich.username, bankCode: 'KBANK', end: 'pay' }
      await page.request.post(new URL('/sandbox/qr', page.url()).href, { data })
      await dialog(page).getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'qr, expired',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'KBANK' }),
    prepare: ({ control }) => control.setQrSeconds(3),
    async act(page) {
      await createQr(page)
      await dialog(page).locator('img').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'home, open code',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'KBANK' }),
    act: async (page) => {
      await createQr(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /1,000/ }).first().waitFor()
    },
  },
  {
    name: 'qr, not checked',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'PAYTIMZ' }),
    act: createQr,
  },
  {
    name: 'qr, wrong',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'KBANK' }),
    async act(page) {
      await page.route('**/api/qrcode/KBANK', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ json: { ...(await answer.json()), qrcode: svgMarkup(otherCode) } })
      })
      await dialog(page).getByRole('group').getByRole('button').last().click()
      await submit(page)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'qr, to be cancelled',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'WW' }),
    async act(page) {
      await createQr(page)
      await dialog(page)
        .getByRole('button', { name: /ยกเลิก|ຍົກເລີກ|Cancel/ })
        .click()
      await dialog(page).getByRole('group').last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'qr, refused',
    as: 'rich',
    address: at({ dialog: 'qr', code: 'FP' }),
    async act(page) {
      await dialog(page).getByRole('textbox').fill('999999')
      await submit(page)
      await dialog(page)
        .getByText(/200,000/)
        .waitFor()
    },
  },
  { name: 'slip', as: 'rich', address: at({ dialog: 'slip' }) },
  { name: 'slip, chosen', as: 'rich', address: at({ dialog: 'slip' }), act: chooseSlip },
  {
    name: 'slip, payment code',
    as: 'rich',
    address: at({ dialog: 'slip' }),
    async act(page) {
      const [, base64 = ''] = /base64,([^"]+)/.exec(pngImage(otherCode)) ?? []
      const file = { name: 'qr.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
      await dialog(page).locator('input[type=file]').first().setInputFiles(file)
      await dialog(page).locator('figure + [role=status]').waitFor()
    },
  },
  {
    name: 'slip, sent before',
    as: 'rich',
    address: at({ dialog: 'slip' }),
    async act(page) {
      const [, base64 = ''] = /base64,([^"]+)/.exec(pngImage(slipCode)) ?? []
      const file = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
      const choose = async () => dialog(page).locator('input[type=file]').first().setInputFiles(file)
      await choose()
      await dialog(page).locator('figure').waitFor()
      await lastButton(page)
      await dialog(page).getByRole('heading', { level: 3 }).waitFor()
      await lastButton(page)
      await choose()
      await dialog(page).locator('figure + [role=status]').waitFor()
    },
  },
  {
    name: 'slip, wrong file',
    as: 'rich',
    address: at({ dialog: 'slip' }),
    async act(page) {
      await chooseSlip(page)
      const program = { name: 'slip.jpg', mimeType: 'image/png', buffer: Buffer.from('MZ program') }
      await dialog(page).locator('input[type=file]').first().setInputFiles(program)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'slip, sent',
    as: 'rich',
    address: at({ dialog: 'slip' }),
    async act(page) {
      await chooseSlip(page)
      await lastButton(page)
      await dialog(page).getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'slip, closed',
    as: 'rich',
    address: at({ dialog: 'slip' }),
    prepare: ({ control }) => control.setSlipWindow({ isOpen: false }),
  },
  { name: 'slips', as: 'rich', address: at({ dialog: 'slips' }, '/user/statement') },
  {
    name: 'slips, refused',
    as: 'rich',
    address: at({ dialog: 'slips' }, '/user/statement'),
    async act(page) {
      // Days have rows of their own, without a button.
      const slips = dialog(page)
        .getByRole('row')
        .filter({ has: page.getByRole('button') })
      await slips.nth(2).getByRole('button').first().dispatchEvent('click')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'slips, empty', as: 'newcomer', address: at({ dialog: 'slips' }, '/user/statement') },
  { name: 'gift', as: 'longName', address: at({ dialog: 'gift', code: 'SANDBOX GIFT' }) },
  {
    name: 'gift, refused',
    as: 'rich',
    address: at({ dialog: 'gift', code: 'SANDBOX GIFT' }),
    provokes: true,
    async act(page) {
      await dialog(page).getByRole('textbox').fill('https://gift.truemoney.com/somewhere')
      await submit(page)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'gift, credited',
    as: 'rich',
    address: at({ dialog: 'gift', code: 'SANDBOX GIFT' }),
    async act(page) {
      await dialog(page).getByRole('textbox').fill(gift)
      await submit(page)
      await dialog(page).getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'gift, unknown',
    as: 'rich',
    address: at({ dialog: 'gift', code: 'SANDBOX GIFT' }),
    provokes: true,
    prepare: ({ control }) => control.addFault({ method: 'POST', path: '/api/wallet/truelink', kind: 'dropAfter' }),
    async act(page) {
      await dialog(page).getByRole('textbox').fill(gift)
      await submit(page)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  { name: 'game, not open', as: 'longName', address: at({ dialog: 'game', code: 'koi' }) },
  {
    name: 'game, refused',
    as: 'longName',
    address: at({ dialog: 'game', code: 'koi' }),
    provokes: true,
    prepare: ({ control }) => void control.provoke('SLOT_ACTIVATE_FAIL'),
    async act(page) {
      await lastButton(page)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  { name: 'game', as: 'longName', address: at({ dialog: 'game', code: 'neko' }) },
  { name: 'game, form', as: 'longName', address: at({ dialog: 'game', code: 'seven' }) },
  {
    name: 'game, unknown',
    as: 'rich',
    address: at({ dialog: 'game', code: 'neko' }),
    provokes: true,
    prepare: ({ control }) => control.addFault({ method: 'POST', path: '/api/wallet/transferAll', kind: 'dropAfter' }),
    async act(page) {
      await dialog(page).locator('button[aria-describedby]').click()
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  { name: 'money map', as: 'longName', address: at({ dialog: 'moneyMap' }) },
  {
    name: 'money map, brought home',
    as: 'rich',
    address: at({ dialog: 'moneyMap' }),
    provokes: true,
    prepare: ({ control }) => void control.provoke('TRANSFER_FAIL'),
    async act(page) {
      await lastButton(page)
      await dialog(page).getByText('฿67,195.74').waitFor()
    },
  },
  {
    name: 'money map, unknown',
    as: 'rich',
    address: at({ dialog: 'moneyMap' }),
    provokes: true,
    // The statement keeps silent as well: it would tell the outcome.
    prepare({ control }) {
      control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
      control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 400, times: 99 })
    },
    async act(page) {
      await lastButton(page)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
]
