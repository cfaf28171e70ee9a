import type { Page } from '@playwright/test'
import { hash } from '../../src/lib/hash.ts'
import { pages } from '../../src/nav/addresses.ts'
import type { DialogName } from '../../src/nav/dialogNames.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { enter, refused, store, total } from './support/player.ts'

/*
 * Where the player hides amounts, no digit group of an amount of the ledger is in the text, in an attribute, in the title or in what is
 * spoken. Inputs and what one is about to pay are the exceptions.
 */

/** Every dialog with what its address needs. */
const dialogs = {
  agreement: '',
  bankName: '',
  bonus: '',
  depositLimits: '',
  chat: '',
  conditions: '',
  coupon: '',
  deposit: '',
  endBonus: '',
  findGame: '',
  game: '&code=neko',
  gift: '&code=SANDBOX GIFT',
  invite: '',
  inviteBonus: '',
  inviteQr: '',
  affiliateKit: '',
  lock: '',
  logout: '',
  moneyMap: '',
  password: '',
  preferences: '',
  profile: '',
  promotion: '',
  qr: '&code=KBANK',
  refund: '',
  statementReport: '',
  sessionResult: '',
  slip: '',
  slips: '',
  transfer: '',
  withdraw: '',
} satisfies Record<DialogName, string>

/** The ways in which an amount (minor units) could be written. A round one has no short form here: limits and offers to choose are written so. */
function written(minor: number): string[] {
  const [whole = '', decimals = ''] = (Math.abs(minor) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const exact = [`${grouped}.${decimals}`, `${whole}.${decimals}`]
  return decimals === '00' || whole.endsWith('00') || whole.length < 4 ? exact : [...exact, grouped]
}

/** Every amount that belongs to this member in the sandbox's books, and their sums on home. */
function ownAmounts(sandbox: Sandbox): string[] {
  const id = sandbox.state.members.find(({ username }) => username === members.rich.username)?.id ?? ''
  const held = Object.entries(sandbox.state.balances).flatMap(([account, minor]) =>
    account.includes(id) ? [minor] : [],
  )
  const moved = sandbox.state.transactions.flatMap(({ entries }) =>
    entries.flatMap(({ account, amount }) => (account.includes(id) ? [amount] : [])),
  )
  const rows = sandbox.state.statements.flatMap(({ memberId, amount }) => (memberId === id ? [amount] : []))
  return [...held, ...moved, ...rows, 132_561_624, 7_561_624].filter((minor) => minor !== 0).flatMap(written)
}

/** All that a page has for eyes and ears: its document with every attribute, its title, and the browser's own tree for screen readers. */
async function everything(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const spoken = nodes.flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value])
  const seen = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    // What the build wrote, which has no amounts, and addresses of drawings.
    for (const one of copy.querySelectorAll('script, style, template, path')) one.remove()
    return `${document.title} ${copy.outerHTML} ${copy.textContent}`
  })
  return `${seen} ${spoken.join(' ')}`
}

const found = async (page: Page, sandbox: Sandbox) => {
  const all = await everything(page)
  return ownAmounts(sandbox).filter((amount) =>
    new RegExp(`(?<![\\d,.])${amount.replace('.', '\\.')}(?![\\d,])`).test(all),
  )
}

const hide = (page: Page) => store(page, { persistent: { amounts: 'hidden' } })

test('no page shows an amount', async ({ page, sandbox, provoked }) => {
  // There is no wheel to show.
  provoked.push(refused)
  await enter(page, { sandbox })
  await expect(total(page)).toContainText('฿1,325,616.24')
  // Where they are shown, the same search finds them.
  await expect.poll(async () => (await found(page, sandbox)).length).toBeGreaterThan(10)
  await hide(page)
  for (const address of Object.values(pages).filter((each) => each !== pages.login)) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect({ address, amounts: await found(page, sandbox) }).toEqual({ address, amounts: [] })
  }
})

test('no dialog shows an amount', async ({ page, sandbox }) => {
  await hide(page)
  await enter(page, { sandbox })
  for (const [name, query] of Object.entries(dialogs)) {
    await page.goto(`/user/contact?dialog=${name}${query}`)
    await page.waitForLoadState('networkidle')
    expect({ name, amounts: await found(page, sandbox) }).toEqual({ name, amounts: [] })
  }
})

test('the first frame of the next visit shows no amount', async ({ page, sandbox }) => {
  const token = sandbox.control.logIn(members.rich.username)
  await store(page, { persistent: { token, agreement: hash(token) } })
  await page.goto('/user/home')
  await expect(total(page)).toContainText('฿1,325,616.24')
  await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).click()
  // What is only spoken makes no page wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // No code runs but the page's own.
  await page.route('**/assets/*.js', () => undefined)
  const wheel = page.waitForResponse('**/api/spinwheel/active')
  await page.goto('/user/home', { waitUntil: 'commit' })
  // It is asked for once the wallet has answered.
  await wheel
  await expect(page.getByRole('main').getByText('ยอดเงินทั้งหมด')).toBeVisible()
  await expect(page.getByText('฿')).toHaveCount(0)
})
