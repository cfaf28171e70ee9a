import { alertInSight, sheet, toastsInSight } from '../walks/hands.ts'
import { tellsInAnotherLanguage } from './failures.ts'
import { words } from './visits/words.ts'

const { common, qr, shared } = words

/** What no player must read: codes, and values that are none. */
const raw =
  /[A-Z]{3,}_[A-Z0-9_]{2,}|undefined|\[object|NaN|Invalid Date|\{\{|Infinity|wrong (true|false|[\d.]+)|\bnull\b/

/** The wheel's button is busy until its prize was seen. */
const loaders = '[aria-busy=true]:not([class*=_spin_]), [class*=skeleton i], [class*=spinner i]'

/** The wait for a payment that the player has made, or is to make. */
const isWaitingForMoney = (loader: Element) =>
  [shared.creditWaiting, shared.creditLate, qr.reading].some((text) =>
    loader.parentElement?.parentElement?.textContent.includes(text),
  )

const said = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()

/** What is wrong with the screen as it stands, whatever happened. */
export function flawsOfScreen(): string[] {
  const flaws: string[] = []
  const text = [...document.body.querySelectorAll('main, dialog, header, [data-toasts]')].map(said).join(' ')
  const code = raw.exec(text)
  if (code) flaws.push(`shows “${text.slice(Math.max(0, code.index - 30), code.index + 40)}”`)
  const main = document.querySelector('main')
  if (!main || said(main) === '') flaws.push('the page is blank')
  const open = sheet()
  const title = open?.querySelector('h2')
  if (open && said(open).length <= (title ? said(title).length : 0)) flaws.push('the dialog is blank')
  const loader = [...document.querySelectorAll(loaders)].find((each) => !isWaitingForMoney(each))
  if (loader) flaws.push(`still loads: ${loader.outerHTML.slice(0, 120)}`)
  for (const message of [alertInSight()?.text, ...toastsInSight().map(said)])
    if (message !== undefined && message.trim() === '') flaws.push('a message without words')
  const foreign = tellsInAnotherLanguage()
  if (foreign) flaws.push(`speaks another language: ${foreign}`)
  return flaws
}

/** True if an alert says that something failed for good. */
export const saysFailed = () => alertInSight()?.title === common.errorTitle

/** True if a dash stands where the screen has no value (contract, reading 11). */
export const showsDash = () =>
  [...document.querySelectorAll('main *, dialog *')].some(
    (element) => element.childElementCount === 0 && element.textContent.trim() === '-',
  )

/** True if the screen claims that there is nothing, where there is something. */
export const claimsNothing = () =>
  [...(sheet() ?? document).querySelectorAll('[class*=state]')].some(
    (state) => state.getAttribute('role') !== 'alert' && state.querySelector('svg') !== null,
  )
