import { join } from 'node:path'
import type { Tab } from './tab.ts'
import { button, label, role, within, type Target } from './target.ts'

export const main = role('main')
export const dialog = (name: string | RegExp): Target => role('dialog', name)
const message = role('alertdialog')
/** Everything that the player holds, as home shows it. */
export const total = role('region', 'ยอดเงินทั้งหมด')
/** The total of the member of most journeys. */
export const richTotal = '฿1,325,616.24'

/** The button of a dialog, or of the page. */
export const inDialog = (name: string | RegExp, action: string | RegExp): Target => within(dialog(name), button(action))
export const onPage = (action: string | RegExp): Target => within(main, button(action))

/** Closes an alert once it has this text. */
export async function confirm(tab: Tab, words: string | RegExp): Promise<void> {
  await tab.reads(message, words)
  await tab.tap(within(message, role('button')))
  await tab.misses(message)
}

/** Fills the open transfer dialog: from the main wallet to Neko Fortune. */
export async function fillTransfer(tab: Tab, amount: string): Promise<void> {
  const transfer = dialog('โอนเงินเข้าออกเกม')
  for (const [side, account] of Object.entries({ จาก: 'กระเป๋าหลัก', ไปยัง: 'Neko Fortune' })) {
    await tab.tap(within(transfer, button(new RegExp(`^${side}`))))
    await tab.tap(within(transfer, role('option', new RegExp(`^${account}`))))
  }
  await tab.fill(within(transfer, label('จำนวนเงิน')), amount)
}

/** Goes back by the browser's own way. The page that does it is left, so it is done a moment later. */
export const goBack = (tab: Tab): Promise<unknown> => tab.evaluate(() => void setTimeout(() => history.back()))

/** The player comes back to the app from another one, so that it reads again. */
export const comeBack = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** The path of a picture on the phone. */
export const picture = join(import.meta.dirname, '../../public/icon-180.png')
