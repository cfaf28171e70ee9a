import type { Locator, Page } from '@playwright/test'

/** One tap of a walk by finger. */
export interface Tap {
  readonly name: string
  readonly on: (page: Page) => Locator
  /** An element that is there once the feature is on screen. */
  readonly there: (page: Page) => Locator
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).last()
const link = (name: string) => (page: Page) => page.getByRole('navigation').getByText(name, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
const heading = (level: number) => (page: Page) => page.getByRole('heading', { level }).last()
/** Home's balance. */
export const total = (page: Page) => page.getByRole('region', { name: 'ยอดเงินทั้งหมด' })
const action = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()
const home = (page: Page) => page.locator('html:not([data-modal]) main')
const close: Tap = {
  name: 'close',
  on: (page) => dialog(page).getByRole('button', { name: 'ปิด', exact: true }),
  there: home,
}

const opened = (name: string): Tap[] => [{ name, on: action(name), there: dialog }, close]
/** A walk through the features that most players use, from home and back to it. */
export const walk: readonly Tap[] = [
  ...opened('ฝากเงิน'),
  ...opened('ถอนเงิน'),
  ...opened('โอนเงิน'),
  ...opened('คืนยอดเสีย'),
  ...opened('ชวนเพื่อน'),
  { name: 'refresh', on: button('อัปเดตยอดเงิน'), there: total },
  { name: 'statement', on: link('รายการ'), there: (page) => page.getByRole('listitem').first() },
  { name: 'page 2', on: button('หน้า 2'), there: (page) => page.locator('[aria-current=page]').first() },
  { name: 'profile', on: link('โปรไฟล์'), there: heading(1) },
  { name: 'conditions', on: link('เงื่อนไข'), there: dialog },
  close,
  { name: 'contact', on: link('ติดต่อ'), there: heading(1) },
  { name: 'home', on: link('หน้าหลัก'), there: total },
  { name: 'bonus', on: action('โบนัส'), there: heading(1) },
  { name: 'home', on: link('หน้าหลัก'), there: total },
  { name: 'chat', on: (page) => page.getByRole('button', { name: /แชท/ }).last(), there: dialog },
  close,
]
