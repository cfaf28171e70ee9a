import { alertInSight, said, sheet, toastsInSight } from '../hands.ts'
import { words } from '../words.ts'
import { tellsInAnotherLanguage } from './failures.ts'

const { common, qr, shared } = words

/** Where the player is. */
export const here = () => window.location.pathname + window.location.search

/** The end of what the player reads, where, and what a message says. */
export function screenInWords(): string {
  const open = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const message = toastsInSight().map(({ textContent }) => ` [${textContent}]`)
  return `${here()}: ${(open?.textContent ?? '').slice(-260)}${message.join('')}`
}

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

/** True if a dash stands where the screen has no value (contract, rule 11). */
export const showsDash = () =>
  [...document.querySelectorAll('main, dialog')].some((part) =>
    [...part.getElementsByTagName('*')].some((each) => each.childElementCount === 0 && each.textContent.trim() === '-'),
  )

/** True if the screen claims that there is nothing, where there is something. */
export const claimsNothing = () =>
  [...(sheet() ?? document).querySelectorAll('[class*=state]')].some(
    (state) => state.getAttribute('role') !== 'alert' && state.querySelector('svg') !== null,
  )

/** What a screen tells: its figures, each as often as it stands there, and how many items it lists. */
export interface Told {
  readonly figures: readonly string[]
  readonly items: number
}

/** An amount, a count, a percent, a number of an account. Times and dates, which have other signs, go on while cells are met. */
const figure = /[+−-]?[฿₭]?−?\d[\d,.:/]*%?/g
const isTime = (text: string) => /[:/]/.test(text)

/** What is told now. */
export function toldNow(): Told {
  const figures: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) figures.push(...(texts.currentNode.nodeValue?.match(figure) ?? []))
  const items = (sheet() ?? document.querySelector('main'))?.querySelectorAll('li, tbody tr, article').length ?? 0
  return { figures: figures.filter((each) => !isTime(each)), items }
}

/** The figures that are not told, as often as they are missing. */
export function notIn(told: Told, figures: readonly string[]): string[] {
  const left = [...told.figures]
  return figures.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
