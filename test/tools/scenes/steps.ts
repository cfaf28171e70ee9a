import type { Page } from '@playwright/test'
import type { NewFault } from '../../sandbox/control/control.ts'
import type { Switches } from '../../sandbox/state/state.ts'
import type { Otherwise, Step } from './scene.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const main = (page: Page) => page.getByRole('main')

/** The address of a dialog over home, or over another page. */
export const opened = (name: string, more: Record<string, string> = {}, page = '/user/home') =>
  `${page}?${new URLSearchParams({ dialog: name, ...more })}`

/** Types into the dialog's field. */
export const type =
  (text: string): Step =>
  (page) =>
    dialog(page).getByRole('textbox').fill(text)
/** Fills a page's fields, by their names. */
export const fill =
  (fields: Record<string, string>): Step =>
  async (page) => {
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text)
  }
export const submit: Step = (page) => page.locator('button[type=submit]').dispatchEvent('click')
export const send: Step = (page) => dialog(page).locator('button[type=submit]').dispatchEvent('click')
export const tapLast: Step = (page) => dialog(page).getByRole('button').last().click()
export const tap =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click()
export const toEnd: Step = (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

export const sees =
  (role: Parameters<Page['getByRole']>[0], level?: number): Step =>
  (page) =>
    page
      .getByRole(role, level === undefined ? {} : { level })
      .last()
      .waitFor()
export const shows =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor()
export const loses =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).waitFor({ state: 'detached' })

/** The connection or the backend fails because of what the player does. */
export const provoking: Otherwise = { provokes: true }

const faulty = (call: string, fault: Omit<NewFault, 'method' | 'path'>): NonNullable<Otherwise['prepare']> => {
  const [method = '', path = ''] = call.split(' ')
  return (control) => control.addFault({ method, path, ...fault })
}
/** Longer than a picture takes: an answer that has not come yet. */
export const late = (call: string, ms = 600_000): Otherwise => ({
  prepare: faulty(call, { kind: 'delay', ms, times: 99 }),
})
export const failing = (call: string): Otherwise => ({
  provokes: true,
  prepare: faulty(call, { kind: 'fail', status: 400, times: 99 }),
})
/** The call is carried out, and its answer is lost. */
export const unanswered = (call: string): Otherwise => ({
  provokes: true,
  prepare: faulty(call, { kind: 'dropAfter' }),
})
export const refusing = (code: string): Otherwise => ({ provokes: true, prepare: (control) => control.provoke(code) })
export const switched = (switches: Partial<Switches>): Otherwise => ({
  prepare: (control) => control.setSwitches(switches),
})
