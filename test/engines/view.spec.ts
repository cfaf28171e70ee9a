import { expect, test } from './fixtures.ts'
import { dialog } from './player.ts'
import { phone } from './tab.ts'
import { label, role, within, type Target } from './target.ts'

type Place = readonly [address: string, sign: Target]

const forms: readonly Place[] = [
  ['/user/home?dialog=transfer', within(dialog('โอนเงินเข้าออกเกม'), label('จำนวนเงิน'))],
  ['/user/home?dialog=withdraw', within(dialog('ถอนเงิน'), label('จำนวนเงิน'))],
  ['/user/home?dialog=gift&code=SANDBOX%20GIFT', within(dialog('ซองของขวัญ TrueMoney'), label('ลิงก์ซองของขวัญ'))],
  ['/user/home?dialog=qr&code=WW', within(dialog('ฝากด้วย QR'), label('จำนวนเงิน'))],
]
const places: readonly Place[] = [
  ['/user/home', role('region', 'หวย')],
  ['/user/home?dialog=deposit', role('region', 'สแกน QR')],
  ...forms,
  ['/user/home?dialog=chat', within(dialog('แชทกับทีมงาน'), role('textbox'))],
  ['/user/statement', role('listitem')],
  ['/user/bonus', role('heading', 'โบนัสที่รับได้')],
  ['/user/profile', role('heading', 'โปรไฟล์')],
]

/**
 * Runs in the page: the elements that stick out of the page or of an open dialog to the right, unless they scroll by themselves, and
 * fields with text below 16 px, on which phones zoom in.
 */
const misfits = (): string[] => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const wide = [...document.querySelectorAll('html, dialog[open]')].filter((box) => box.scrollWidth > box.clientWidth)
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width, height } = element.getBoundingClientRect()
    // Firefox keeps the last width of what it does not render (`content-visibility`).
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false
    const isShown = width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
    return isShown && right > window.innerWidth + 1 && !scrolls(element.parentElement)
  })
  const small = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) =>
      !field.matches('[type=checkbox], [type=radio], [type=file]') && parseFloat(getComputedStyle(field).fontSize) < 16,
  )
  return [...wide, ...out, ...small].map((element) => element.outerHTML.slice(0, 120))
}

test('every page fits 390 and 320 px, and no phone zooms in on a field', async ({ tab, enter, visit }) => {
  const fits = async (where: string) => {
    for (const width of [phone.width, 320]) {
      await tab.resize(width, phone.height)
      // During layout an element may stick out for a moment.
      await expect.poll(() => tab.evaluate(misfits), `${where} at ${width} px`).toEqual([])
    }
  }
  await visit('/login')
  await tab.sees(label('เบอร์โทรศัพท์'))
  await fits('/login')
  for (const [address, sign] of places) {
    await enter(address)
    await tab.sees(sign)
    await fits(address)
  }
})

/** Runs in the page: whether the focused field, its form's main action and the topmost dialog are in the view. */
const inView = () => {
  const field = document.activeElement
  const action = field?.closest('form')?.querySelector('button[type=submit]')
  const dialogs = [...document.querySelectorAll('dialog[open]')].slice(-1)
  return [field, action, ...dialogs].map((element) => {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.top >= -1 && box.bottom <= window.innerHeight + 1
  })
}

test('with a keyboard that leaves 400 px, the sheet, the field and its button stay visible', async ({
  tab,
  enter,
  visit,
}) => {
  const shrink = async (field: Target, where: string) => {
    await tab.tap(field)
    await tab.resize(phone.width, 400)
    await expect.poll(() => tab.evaluate(inView), where).not.toContain(false)
    await tab.resize(phone.width, phone.height)
  }
  await visit('/login')
  await shrink(label('รหัสผ่าน'), '/login')
  for (const [address, field] of forms) {
    await enter(address)
    await shrink(field, address)
  }
})
