import type { Tab } from './tab.ts'

/** The first words of elements that stick out of the page or of an open dialog to the right. What scrolls by itself may. */
export const overhanging = (): string[] => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ? true : scrolls(element.parentElement))
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter(
    (dialog) => dialog.scrollWidth > dialog.clientWidth,
  )
  const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { right, width, height } = element.getBoundingClientRect()
    // Firefox keeps the last width of what it does not render (`content-visibility`).
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false
    const isShown = width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
    return isShown && right > window.innerWidth + 1 && !scrolls(element.parentElement)
  })
  const root = document.documentElement
  const page = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} of ${root.clientWidth} px`] : []
  const named = [...dialogs, ...out].map(
    ({ tagName, textContent }) => `${tagName}: ${(textContent ?? '').slice(0, 40)}`,
  )
  return [...page, ...named]
}

/** The box of the topmost dialog. */
export const sheetBox = () => {
  const sheets = document.querySelectorAll('dialog[open]')
  const box = sheets[sheets.length - 1]?.getBoundingClientRect()
  return { top: Math.round(box?.top ?? -999), bottom: Math.round(box?.bottom ?? 9999), view: window.innerHeight }
}

/** Fields with text below 16 px, on which phones zoom in. */
export const smallFields = (): string[] =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file]'))
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120))

/** The boxes of the focused field and of its form's main action. */
export const focusedForm = () => {
  const field = document.activeElement
  const form = field?.closest('form')
  const action = form?.querySelector('button[type=submit]')
  const inside = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect()
    return box !== undefined && box.top >= -1 && box.bottom <= window.innerHeight + 1
  }
  return { field: inside(field), action: inside(action) }
}

/** Doubles the size of every text, as a phone's own setting does. */
export const enlargeText = (): void => {
  const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
  const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize))
  for (const [index, element] of all.entries()) element.style.fontSize = `${(sizes[index] ?? 16) * 2}px`
}

/** Texts of the open form that are clipped. */
export const clipped = (): string[] => {
  const around = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const elements = [...(around?.querySelectorAll<HTMLElement>('button, label, legend, h1, h2, p, span') ?? [])]
  return (
    elements
      .filter((element) => element.getClientRects().length > 0 && element.innerText.trim() !== '')
      .filter(
        (element) => getComputedStyle(element).clipPath === 'none' && getComputedStyle(element).display !== 'inline',
      )
      .filter((element) => getComputedStyle(element).overflow !== 'visible' || element.matches('button, label'))
      // A name may end in an ellipsis: screen readers read all of it.
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => `${element.tagName}: ${element.innerText.slice(0, 40)}`)
  )
}

/** Waits until a measure is empty: during layout an element may stick out for a moment. */
export const none = (tab: Tab, what: string, measure: () => string[]): Promise<string[]> =>
  tab.until(
    what,
    () => tab.evaluate(measure),
    (found) => found.length === 0,
  )
