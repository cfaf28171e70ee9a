import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import type { Scene } from './scene.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const toTheEnd = (page: Page) => dialog(page).evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
const main = (page: Page) => page.getByRole('main')
const failing = (method: string, path: string) => (sandbox: Sandbox) =>
  sandbox.control.addFault({ method, path, kind: 'fail', status: 400, times: 99 })
const wheelRuns = ({ control }: Sandbox) => control.setSwitches({ wheel: true })
const withoutBanners = ({ control }: Sandbox) => control.setBanners({ invite: false, refund: false })

const spin = (page: Page) => main(page).locator('button[class*="-spin"]').click()
/** Time into the turn at which the wheel is in motion (ms). */
const midSpin = 1_200

/** The scenes of bonuses, invites, refunds and the wheel. */
export const rewardScenes: readonly Scene[] = [
  { name: 'rewards, bonuses', as: 'longName', address: '/user/bonus' },
  {
    name: 'rewards, bonuses, end of the list',
    as: 'rich',
    address: '/user/bonus',
    act: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  { name: 'rewards, bonus held', as: 'bonusHeld', address: '/user/bonus' },
  {
    name: 'rewards, no code',
    as: 'rich',
    address: '/user/bonus',
    act: (page) => main(page).locator('form button[type=submit]').click(),
  },
  {
    name: 'rewards, bonuses failing',
    as: 'rich',
    address: '/user/bonus',
    provokes: true,
    prepare: failing('GET', '/api/bonus'),
  },
  {
    name: 'rewards, bonus',
    as: 'newcomer',
    address: '/user/bonus?dialog=bonus&code=WELCOME50',
    prepare: ({ control }) => control.setSwitches({ bonusNotice: true }),
  },
  {
    name: 'rewards, bonus, below',
    as: 'newcomer',
    address: '/user/bonus?dialog=bonus&code=WELCOME50',
    prepare: ({ control }) => control.setSwitches({ bonusNotice: true }),
    act: (page) =>
      dialog(page).evaluate((sheet) => {
        for (const part of sheet.querySelectorAll('*')) part.scrollTop = part.scrollHeight
      }),
  },
  { name: 'rewards, end the bonus', as: 'bonusHeld', address: '/user/bonus?dialog=endBonus' },
  { name: 'rewards, promotion', as: 'rich', address: '/user/bonus?dialog=promotion&code=SONGKRAN' },
  { name: 'rewards, no promotion', as: 'rich', address: '/user/bonus?dialog=promotion&code=NOTHING', provokes: true },
  { name: 'rewards, invite banners', as: 'rich', address: '/user/home?dialog=invite' },
  { name: 'rewards, invite', as: 'rich', address: '/user/home?dialog=invite', prepare: withoutBanners },
  {
    name: 'rewards, invite, table',
    as: 'rich',
    address: '/user/home?dialog=invite',
    prepare: withoutBanners,
    act: (page) => dialog(page).getByRole('navigation').scrollIntoViewIfNeeded(),
  },
  { name: 'rewards, invite, nobody yet', as: 'newcomer', address: '/user/home?dialog=invite', prepare: withoutBanners },
  { name: 'rewards, invite, qr', as: 'rich', address: '/user/home?dialog=inviteQr' },
  { name: 'rewards, affiliate kit', as: 'rich', address: '/user/home?dialog=kit' },
  {
    name: 'rewards, affiliate kit, added up',
    as: 'longName',
    address: '/user/home?dialog=kit',
    async act(page) {
      const totals = dialog(page).getByRole('region').last()
      await totals.getByRole('button').click()
      await totals.getByRole('status').filter({ hasText: /./ }).waitFor()
      await toTheEnd(page)
    },
  },
  {
    name: 'rewards, affiliate kit, in part',
    as: 'rich',
    address: '/user/home?dialog=kit',
    provokes: true,
    async act(page) {
      await page.route('**/api/invite', (route) =>
        route.request().postData()?.includes('"page":2') ? route.abort() : route.continue(),
      )
      const totals = dialog(page).getByRole('region').last()
      await totals.getByRole('button').click()
      // After the retries.
      await totals.getByRole('status').filter({ hasText: /./ }).waitFor({ timeout: 20_000 })
      await toTheEnd(page)
    },
  },
  {
    name: 'rewards, affiliate kit, words',
    as: 'rich',
    address: '/user/home?dialog=kit',
    act: (page) =>
      dialog(page)
        .getByRole('blockquote')
        .evaluate((words) => words.scrollIntoView({ block: 'center' })),
  },
  {
    name: 'rewards, affiliate kit, picture below',
    as: 'rich',
    address: '/user/home?dialog=kit',
    async act(page) {
      await dialog(page).locator('img[tabindex]').waitFor()
      await toTheEnd(page)
    },
  },
  { name: 'rewards, invite bonus', as: 'longName', address: '/user/home?dialog=inviteBonus' },
  { name: 'rewards, refund', as: 'rich', address: '/user/home?dialog=refund', prepare: withoutBanners },
  {
    name: 'rewards, refund, bonus held',
    as: 'bonusHeld',
    address: '/user/home?dialog=refund',
    prepare: withoutBanners,
  },
  {
    name: 'rewards, refund, half done',
    as: 'rich',
    address: '/user/home?dialog=refund',
    provokes: true,
    prepare(sandbox) {
      withoutBanners(sandbox)
      sandbox.control.giveRefund(members.rich.username, 1_234_56)
      failing('GET', '/api/refund/addWallet')(sandbox)
    },
    async act(page) {
      await dialog(page).getByRole('button').nth(1).click()
      await page.getByRole('alertdialog').getByRole('button').first().click()
    },
  },
  { name: 'rewards, wheel', as: 'rich', address: '/user/spin', prepare: wheelRuns },
  {
    name: 'rewards, wheel, mid-spin',
    as: 'rich',
    address: '/user/spin',
    prepare: wheelRuns,
    async act(page) {
      await spin(page)
      await page.waitForTimeout(midSpin)
      await page.evaluate(() => {
        for (const moving of document.getAnimations()) moving.pause()
      })
    },
  },
  {
    name: 'rewards, wheel, at rest',
    as: 'rich',
    address: '/user/spin',
    prepare: (sandbox) => {
      wheelRuns(sandbox)
      sandbox.control.setNextPrize('BAHT50')
    },
    async act(page) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await spin(page)
      await page.waitForTimeout(midSpin)
    },
  },
  {
    name: 'rewards, prize',
    as: 'rich',
    address: '/user/spin',
    prepare: (sandbox) => {
      wheelRuns(sandbox)
      sandbox.control.setNextPrize('BAHT100')
    },
    async act(page) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await spin(page)
      await dialog(page).waitFor()
    },
  },
  {
    name: 'rewards, coupons',
    as: 'rich',
    address: '/user/spin',
    prepare: wheelRuns,
    act: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  {
    name: 'rewards, coupons, none yet',
    as: 'newcomer',
    address: '/user/spin',
    prepare: wheelRuns,
    act: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  {
    name: 'rewards, coupon',
    as: 'rich',
    address: '/user/spin',
    prepare: wheelRuns,
    async act(page) {
      await main(page).getByRole('table').getByRole('button').first().click()
      await dialog(page).getByRole('button').nth(1).waitFor()
    },
  },
  { name: 'rewards, no coins', as: 'newcomer', address: '/user/spin', prepare: wheelRuns },
  { name: 'rewards, no wheel', as: 'rich', address: '/user/spin', provokes: true },
]
