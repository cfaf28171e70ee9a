import type { Page } from '@playwright/test'
import { generate } from 'promptparse'
import { hash } from '../../../src/lib/hash.ts'
import { svgMarkup } from '../../sandbox/art/qrMarkup.ts'
import { slipPicture } from '../../sandbox/art/slipArt.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { scene, type Scene, type Step } from './scene.ts'
import {
  dialog,
  failing,
  loses,
  opened,
  provoking,
  refusing,
  sees,
  send,
  shows,
  tap,
  tapLast,
  type,
  unanswered,
} from './steps.ts'

const deposit = opened('deposit')
const account = (code: string) => opened('deposit', { code })
const qr = (code: string) => opened('qr', { code })
const slip = opened('slip')
const slips = opened('slips', {}, '/user/statement')
const gift = opened('gift', { code: 'SANDBOX GIFT' })
const game = (code: string) => opened('game', { code })

/** What would disappear by itself stays, however slow the machine is. */
const keepToasts: Step = (page) =>
  page.evaluate(() => {
    const begin = window.setTimeout
    const patient = (act: () => void, ms = 0) => begin(act, ms < 1_000 ? ms : 600_000)
    Object.assign(window, { setTimeout: patient })
  })
const askForCode: Step = async (page) => {
  await dialog(page).getByRole('group').getByRole('button').last().click()
  await send(page)
}
const createQr: Step = async (page) => {
  await askForCode(page)
  await dialog(page).locator('img').waitFor()
}

/** A code that says another amount than was asked for. */
const otherCode = generate.billPayment({ billerId: '099400012345601', amount: 10_000, ref1: 'R1' })
const slipCode = generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' })

/** Chooses a picture of this markup as a slip. */
const chooseDrawn = (markup: string): Step =>
  async function choose(page) {
    const paper = await page.context().newPage()
    await paper.setContent(`<div style="position:relative;width:fit-content;line-height:0">${markup}</div>`)
    const buffer = await paper.locator('div').first().screenshot()
    await paper.close()
    await chooseFile(page, { name: 'slip.png', mimeType: 'image/png', buffer })
  }
const chooseFile = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialog(page).locator('input[type=file]').first().setInputFiles(file)
const paidAt = Date.parse('2026-03-02T07:00:00Z')
const paid = slipPicture({ id: 1, memberId: '', createdAt: paidAt, status: 'WAITING', amount: 500_00, note: null })
const place = '<svg style="position:absolute;top:362px;left:136px;width:88px;height:88px"'
const chosen = shows('dialog figure')
const chooseSlip: Step = async (page) => {
  await chooseDrawn(paid + svgMarkup(slipCode).replace('<svg', place))(page)
  await chosen(page)
}
const told = shows('dialog figure + [role=status]')
const giftLink = type('https://gift.truemoney.com/campaign/?v=abcdefghij0050')

/** The scenes of paying in and of the games. */
export const moneyScenes: readonly Scene[] = [
  scene('deposit', 'longName', deposit),
  scene('deposit, as last time', 'rich', deposit, async (page) => {
    await dialog(page).getByRole('region').first().waitFor()
    const member = hash('a10000000000000000000001')
    await page.evaluate((of) => {
      localStorage.setItem('lastUsed', `${of} deposit KBANK 50000 ${Date.now() - 3 * 86_400_000}`)
    }, member)
    await page.reload()
    await dialog(page).getByRole('region').first().waitFor()
  }),
  scene('deposit, account as last time', 'longName', opened('deposit', { code: '4011234567', amount: '1500' })),
  scene('deposit, other ways', 'longName', deposit, async (page) => {
    await dialog(page).locator('summary').first().waitFor()
    for (const row of await dialog(page).locator('summary').all()) await row.click()
  }),
  scene('deposit, end of the list', 'longName', deposit, (page) =>
    dialog(page).getByRole('region').last().scrollIntoViewIfNeeded(),
  ),
  scene('deposit, nothing open', 'longName', deposit, { prepare: (control) => control.setChannels([]) }),
  scene('deposit, failing', 'longName', deposit, failing('GET /api/lookup/deposit')),
  scene(
    'deposit, number copied',
    'longName',
    deposit,
    keepToasts,
    tap('dialog [class*=copy]'),
    shows('[class*=toast]'),
  ),
  scene('deposit, account', 'longName', account('4011234567')),
  scene('deposit, KBANK, name to correct', 'ktb', account('0031234567')),
  scene('deposit, BCEL, waiting', 'rich', account('0101234567'), (page) =>
    dialog(page).getByRole('button').nth(-2).click(),
  ),
  scene('deposit, wallet', 'rich', account('SANDBOX PAY 0999999999')),
  scene('qr', 'longName', qr('KBANK')),
  scene('qr, too little', 'longName', qr('WW'), type('99.99'), (page) => dialog(page).getByRole('textbox').blur()),
  scene('qr, open', 'rich', qr('KBANK'), createQr, loses('dialog button[aria-busy]')),
  scene('qr, paid', 'rich', qr('KBANK'), createQr, async (page) => {
    const data = { username: members.rich.username, bankCode: 'KBANK', end: 'pay' }
    await page.request.post(new URL('/sandbox/qr', page.url()).href, { data })
    await shows('dialog h3')(page)
  }),
  scene(
    'qr, expired',
    'rich',
    qr('KBANK'),
    { prepare: (control) => control.setQrSeconds(3) },
    createQr,
    loses('dialog img'),
  ),
  scene('home, open code', 'rich', qr('KBANK'), createQr, async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /1,000/ }).first().waitFor()
  }),
  scene('qr, not checked', 'rich', qr('PAYTIMZ'), createQr),
  scene('qr, wrong', 'rich', qr('KBANK'), async (page) => {
    await page.route('**/api/qrcode/KBANK', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), qrcode: svgMarkup(otherCode) } })
    })
    await askForCode(page)
    await shows('dialog [role=alert]')(page)
  }),
  scene('qr, to be cancelled', 'rich', qr('WW'), createQr, async (page) => {
    await dialog(page)
      .getByRole('button', { name: /ยกเลิก|ຍົກເລີກ|Cancel/ })
      .click()
    await dialog(page).getByRole('group').last().scrollIntoViewIfNeeded()
  }),
  scene('qr, refused', 'rich', qr('FP'), type('999999'), keepToasts, send, shows('[data-toasts] p')),
  scene('slip', 'rich', slip),
  scene('slip, chosen', 'rich', slip, chooseSlip),
  scene('slip, payment code', 'rich', slip, chooseDrawn(svgMarkup(otherCode)), told),
  scene('slip, sent before', 'rich', slip, chooseSlip, tapLast, shows('dialog h3'), tapLast, chooseSlip, told),
  scene('slip, wrong file', 'rich', slip, chooseSlip, async (page) => {
    await chooseFile(page, { name: 'slip.jpg', mimeType: 'image/png', buffer: Buffer.from('MZ program') })
    await shows('dialog [role=alert]')(page)
  }),
  scene('slip, sent', 'rich', slip, chooseSlip, tapLast, shows('dialog h3')),
  scene('slip, closed', 'rich', slip, { prepare: (control) => control.setSlipWindow({ isOpen: false }) }),
  scene('slips', 'rich', slips),
  scene('slips, refused', 'rich', slips, async (page) => {
    // Days have rows of their own, without a button.
    const rows = dialog(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
    await rows.nth(2).getByRole('button').first().dispatchEvent('click')
    await sees('alertdialog')(page)
  }),
  scene('slips, empty', 'newcomer', slips),
  scene('gift', 'longName', gift),
  scene(
    'gift, refused',
    'rich',
    gift,
    provoking,
    type('https://gift.truemoney.com/somewhere'),
    send,
    shows('dialog [role=alert]'),
  ),
  scene('gift, credited', 'rich', gift, giftLink, send, shows('dialog h3')),
  scene(
    'gift, unknown',
    'rich',
    gift,
    unanswered('POST /api/wallet/truelink'),
    giftLink,
    send,
    shows('dialog [role=alert]'),
  ),
  scene('game, not open', 'longName', game('koi')),
  scene(
    'game, refused',
    'longName',
    game('koi'),
    refusing('SLOT_ACTIVATE_FAIL'),
    tapLast,
    shows('dialog [role=alert]'),
  ),
  scene('game', 'longName', game('neko')),
  scene('game, form', 'longName', game('seven')),
  scene(
    'game, unknown',
    'rich',
    game('neko'),
    unanswered('POST /api/wallet/transferAll'),
    tap('dialog button[aria-describedby]'),
    shows('dialog [role=alert]'),
  ),
  scene('money map', 'longName', opened('moneyMap')),
  scene(
    'money map, brought home',
    'rich',
    opened('moneyMap'),
    refusing('TRANSFER_FAIL'),
    tapLast,
    shows('dialog :text("฿67,195.74")'),
  ),
  // The statement keeps silent as well: it would tell the outcome.
  scene(
    'money map, unknown',
    'rich',
    opened('moneyMap'),
    unanswered('POST /api/wallet/transfer'),
    failing('POST /api/statement'),
    tapLast,
    shows('dialog [role=alert]'),
  ),
]
