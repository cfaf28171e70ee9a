import { isLong } from '../i18n/money.ts'
import { formatMinute } from '../i18n/time.ts'
import { storedPersistently } from '../platform/storageReader.ts'
import { firstPages } from '../nav/firstPages.ts'
import { firstReads } from './firstReads.ts'

/** The prerendered pages, with which most visits begin. */
export type FirstPage = 'home' | 'login'
/** Their HTML, by language. */
export type FirstPages = Readonly<Record<string, Readonly<Record<FirstPage, string>>>>

/** The files that the head script preloads beside the app's first file, which saves round trips. */
export interface FirstFiles {
  /** Of the adapters, by messenger. */
  readonly adapters: Readonly<Record<string, readonly string[]>>
  readonly pages: Readonly<Record<FirstPage, readonly string[]>>
  /** Of the texts, by language. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** The files that every first page loads after hydration. They are fetched once the largest of the first files has loaded. */
  readonly behind: readonly string[]
}

declare global {
  interface Window {
    /** The prerendered page that is shown. */
    firstPage?: FirstPage
    /** Shows it; the page calls this once its body has been parsed. */
    showFirstPage?: () => void
    /** Runs the app's modules (addresses, in the order of their imports); the page calls it at its end. */
    runApp?: (modules: readonly string[]) => void
    /** Stops keeping taps. Returns the button or link that was tapped last, or null. */
    takeTap?: () => HTMLElement | null
  }
}

/** The page that a visit begins with, by the address and the stored token; null for one that is not prerendered. */
export function firstPageOf(pathname: string, isMember: boolean): FirstPage | null {
  if (pathname === firstPages.login) return 'login'
  if (!firstReads.pages.includes(pathname)) return null
  return isMember ? 'home' : 'login'
}

/** The values of a prerendered page that the build could not know. */
interface Known {
  /** True if remember-me is ticked at first. */
  readonly isRemembered: boolean
  /** The total of the first read; resolves to null if it cannot be shown as it is. */
  readonly total: Promise<string | null> | null
}

/** Shows a prerendered page in the document's language. */
export function showFirstPage(page: FirstPage, { isRemembered, total }: Known): void {
  const template = document.getElementById(`${page}-${document.documentElement.lang}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const root = document.getElementById('root')
  root?.replaceChildren(template.content.cloneNode(true))
  root?.querySelector('[name=remember]')?.toggleAttribute('checked', isRemembered)
  // Queried once: React keeps these elements until something was read, and later ones may be another member's.
  const places = [...(root?.querySelectorAll<HTMLElement>('[data-known]') ?? [])]
  // Whoever hides amounts sees none, not even for a moment.
  void total?.then((known) => known && !storedPersistently('amounts') && showBalance(places, known))
  window.firstPage = page
  keepTap()
}

/** Fills the places that `features/home/HomeSkeleton.tsx` left empty: the amount and its time. */
function showBalance(places: readonly HTMLElement[], total: string): void {
  // A time has no decimals, and its place no rule for what is long.
  const texts = [total, formatMinute(Date.now(), Date.now())]
  for (const place of places) {
    const text = texts.shift() ?? ''
    // An amount's decimals stand back (`ui/Amount.tsx`).
    const [, whole = text, decimals] = /^(.*)(\.\d+)$/.exec(text) ?? []
    place.textContent = (place.dataset['known'] ?? '').replace('{}', whole)
    if (decimals) place.append(Object.assign(document.createElement('small'), { textContent: decimals }))
    place.toggleAttribute('data-long', isLong(text))
  }
}

/**
 * Keeps the last tap on the prerendered page, where nothing responds yet. An unhandled form would send what was typed as a query, and a
 * link would load a page without the launch parameters.
 */
function keepTap(): void {
  let kept: HTMLElement | null = null
  const keep = (event: Event) => {
    const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button, #root a') : null
    if (tapped || event.type === 'submit') event.preventDefault()
    kept = tapped ?? kept
  }
  const kinds = ['click', 'submit']
  for (const kind of kinds) document.addEventListener(kind, keep, true)
  window.takeTap = () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true)
    delete window.takeTap
    return kept
  }
}
