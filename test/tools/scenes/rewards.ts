import { members } from '../../sandbox/seed/seed.ts'
import { scene, type Otherwise, type Scene, type Step } from './scene.ts'
import { dialog, failing, main, opened, provoking, sees, switched, tap, toEnd } from './steps.ts'

const wheel = switched({ wheel: true })
const plain: Otherwise = { prepare: (control) => control.setBanners({ invite: false, refund: false }) }
const winning = (prize: string): Otherwise => ({ prepare: (control) => control.setNextPrize(prize) })

const spin: Step = (page) => main(page).locator('button[class*="-spin"]').click()
const stillSpin: Step = async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await spin(page)
}
const toDialogEnd: Step = (page) => dialog(page).evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
/** Until the wheel is in motion, and without motion at rest. */
const midSpin: Step = (page) => page.waitForTimeout(1_200)

const bonus = opened('bonus', { code: 'WELCOME50' }, '/user/bonus')
const promotion = (code: string) => opened('promotion', { code }, '/user/bonus')

/** The scenes of bonuses, invites, refunds and the wheel. */
export const rewardScenes: readonly Scene[] = [
  scene('rewards, bonuses', 'longName', '/user/bonus'),
  scene('rewards, bonuses, end of the list', 'rich', '/user/bonus', toEnd),
  scene('rewards, bonus held', 'bonusHeld', '/user/bonus'),
  scene('rewards, no code', 'rich', '/user/bonus', tap('main form button[type=submit]')),
  scene('rewards, bonuses failing', 'rich', '/user/bonus', failing('GET /api/bonus')),
  scene('rewards, bonus', 'newcomer', bonus, switched({ bonusNotice: true })),
  scene('rewards, bonus, below', 'newcomer', bonus, switched({ bonusNotice: true }), (page) =>
    dialog(page).evaluate((sheet) => {
      for (const part of sheet.querySelectorAll('*')) part.scrollTop = part.scrollHeight
    }),
  ),
  scene('rewards, end the bonus', 'bonusHeld', opened('endBonus', {}, '/user/bonus')),
  scene('rewards, promotion', 'rich', promotion('SONGKRAN')),
  scene('rewards, no promotion', 'rich', promotion('NOTHING'), provoking),
  scene('rewards, invite banners', 'rich', opened('invite')),
  scene('rewards, invite', 'rich', opened('invite'), plain),
  scene('rewards, invite, table', 'rich', opened('invite'), plain, (page) =>
    dialog(page).getByRole('navigation').scrollIntoViewIfNeeded(),
  ),
  scene('rewards, invite, nobody yet', 'newcomer', opened('invite'), plain),
  scene('rewards, invite, qr', 'rich', opened('inviteQr')),
  scene('rewards, affiliate kit', 'rich', opened('affiliateKit')),
  scene('rewards, affiliate kit, added up', 'longName', opened('affiliateKit'), async (page) => {
    const totals = dialog(page).getByRole('region').last()
    await totals.getByRole('button').click()
    await totals.getByRole('status').filter({ hasText: /./ }).waitFor()
    await toDialogEnd(page)
  }),
  scene('rewards, affiliate kit, in part', 'rich', opened('affiliateKit'), provoking, async (page) => {
    await page.route('**/api/invite', (route) =>
      route.request().postData()?.includes('"page":2') ? route.abort() : route.continue(),
    )
    const totals = dialog(page).getByRole('region').last()
    await totals.getByRole('button').click()
    // After the retries.
    await totals.getByRole('status').filter({ hasText: /./ }).waitFor({ timeout: 20_000 })
    await toDialogEnd(page)
  }),
  scene('rewards, affiliate kit, words', 'rich', opened('affiliateKit'), (page) =>
    dialog(page)
      .getByRole('blockquote')
      .evaluate((words) => words.scrollIntoView({ block: 'center' })),
  ),
  scene('rewards, affiliate kit, below', 'rich', opened('affiliateKit'), async (page) => {
    await dialog(page).locator('img[tabindex]').waitFor()
    await toDialogEnd(page)
  }),
  scene('rewards, invite bonus', 'longName', opened('inviteBonus')),
  scene('rewards, refund', 'rich', opened('refund'), plain),
  scene('rewards, refund, bonus held', 'bonusHeld', opened('refund'), plain),
  scene(
    'rewards, refund, half done',
    'rich',
    opened('refund'),
    plain,
    { prepare: (control) => control.giveRefund(members.rich.username, 1_234_56) },
    failing('GET /api/refund/addWallet'),
    (page) => dialog(page).getByRole('button').nth(1).click(),
    (page) => page.getByRole('alertdialog').getByRole('button').first().click(),
  ),
  scene('rewards, wheel', 'rich', '/user/spin', wheel),
  scene('rewards, wheel, mid-spin', 'rich', '/user/spin', wheel, spin, midSpin, (page) =>
    page.evaluate(() => {
      for (const moving of document.getAnimations()) moving.pause()
    }),
  ),
  scene('rewards, wheel, at rest', 'rich', '/user/spin', wheel, winning('BAHT50'), stillSpin, midSpin),
  scene('rewards, prize', 'rich', '/user/spin', wheel, winning('BAHT100'), stillSpin, sees('dialog')),
  scene('rewards, coupons', 'rich', '/user/spin', wheel, toEnd),
  scene('rewards, coupons, none yet', 'newcomer', '/user/spin', wheel, toEnd),
  scene('rewards, coupon', 'rich', '/user/spin', wheel, async (page) => {
    await main(page).getByRole('table').getByRole('button').first().click()
    await dialog(page).getByRole('button').nth(1).waitFor()
  }),
  scene('rewards, no coins', 'newcomer', '/user/spin', wheel),
  scene('rewards, no wheel', 'rich', '/user/spin', provoking),
]
