import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'
import type { Sight, Target, Words } from '../target.ts'

/** The script that looks and types in every engine's page. It is one for all, so that all engines are tested alike. */
export interface InPage {
  look(target: Target, reveal?: boolean): Sight
  attribute(target: Target, name: string): string | null
  /** Focuses a field and empties it. */
  empty(target: Target): void
  choose(target: Target, value: string): void
  /** True if the element that was found last, or one in it, was clicked since. */
  isClicked: boolean
  /** The element that was found last, for drivers that need it. */
  found: Element | null
  /** Uncaught errors since the script was added. */
  readonly heard: string[]
}

declare global {
  interface Window {
    inPage?: InPage
  }
}

const matcher = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern))

function all({ by, what, name, inside, at }: Target): HTMLElement[] {
  const around = inside ? all(inside)[0] : document.body
  if (!around) return []
  const found = search(around, by, what, name).filter(isVisible)
  if (at === undefined) return found
  const wanted = found[at < 0 ? found.length + at : at]
  return wanted ? [wanted] : []
}

function search(around: HTMLElement, by: Target['by'], what: Words, name?: Words): HTMLElement[] {
  if (by === 'css')
    return [...(around === document.body ? document : around).querySelectorAll<HTMLElement>(String(what))]
  if (by === 'label') return queryAllByLabelText(around, matcher(what))
  if (by === 'text') return queryAllByText(around, matcher(what))
  return queryAllByRole(around, String(what), name === undefined ? {} : { name: matcher(name) })
}

function isVisible(element: Element): boolean {
  // A field for files is hidden behind its label, and can be used all the same.
  if (element instanceof HTMLInputElement && element.type === 'file') return true
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}

function isHitAt(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y)
  if (!top) return false
  const labelled = top.closest('label')?.control
  return element.contains(top) || labelled === element || (labelled != null && element.contains(labelled))
}

function isInView({ x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x <= window.innerWidth && y <= window.innerHeight
}

function middle(element: Element): { x: number; y: number } {
  // The first line of a text that wraps: the middle of the whole box may be beside it.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
}

function look(target: Target, reveal = false): Sight {
  const found = all(target)
  const [element] = found
  inPage.found = element ?? null
  inPage.isClicked = false
  if (!element) return { count: 0, text: '', value: '', isChecked: false, isEnabled: false, x: 0, y: 0, isHit: false }
  let spot = middle(element)
  if (reveal && !(isInView(spot) && isHitAt(element, spot.x, spot.y))) {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    spot = middle(element)
  }
  const field = element as Partial<HTMLInputElement>
  return {
    count: found.length,
    text: (element.innerText ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: field.value ?? '',
    isChecked: field.checked ?? element.getAttribute('aria-checked') === 'true',
    isEnabled: !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
    ...spot,
    isHit: isHitAt(element, spot.x, spot.y),
  }
}

function one(target: Target): HTMLElement {
  const [element] = all(target)
  if (!element) throw new Error('There is no such element')
  inPage.found = element
  return element
}

function empty(target: Target): void {
  const field = one(target)
  field.focus()
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  document.execCommand('delete')
}

function choose(target: Target, value: string): void {
  const list = one(target)
  if (!(list instanceof HTMLSelectElement)) throw new Error('It is no list to choose from')
  list.value = value
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
}

const heard: string[] = []
window.addEventListener('error', ({ message }) => heard.push(message))
window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${String(reason)}`))

// Before the app's own listeners, which may remove the element.
window.addEventListener(
  'click',
  (event) => {
    if (inPage.found && event.composedPath().includes(inPage.found)) inPage.isClicked = true
  },
  true,
)

const inPage: InPage = {
  look,
  attribute: (target, name) => one(target).getAttribute(name),
  empty,
  choose,
  isClicked: false,
  found: null,
  heard,
}
window.inPage = inPage
