import { isLong } from '../i18n/money.ts'
import { formatSince } from '../i18n/since.ts'
import type { LastBalance } from '../wallet/lastBalance.ts'
import { pages } from '../nav/addresses.ts'
import { firstReads } from './firstReads.ts'

/** The pages that a visit may begin with, and that the build renders. */
export type FirstPage = 'home' | 'login'
/** By language, as HTML. */
export type FirstPages = Readonly<Record<string, Readonly<Record<FirstPage, string>>>>

/** What the head script fetches at once, beside the app's first file: all of it would else be asked for one round trip after another. */
export interface FirstFiles {
  /** By messenger: its adapter. */
  readonly adapters: Readonly<Record<string, readonly string[]>>
  readonly pages: Readonly<Record<FirstPage, readonly string[]>>
  /** By language: its texts. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** The files that every first page loads after hydration. They are fetched once the largest of the first files has loaded. */
  readonly behind: readonly string[]
}

declare global {
  interface Window {
    /** Which prerendered page is shown, if any. */
    firstPage?: FirstPage
    /** Puts it into the root; the page calls it once it has been read that far. */
    showFirstPage?: () => void
    /** Runs the app's own modules, by their addresses in the order of their imports; the page calls it at its end. */
    runApp?: (modules: readonly string[]) => void
    /** Ends the keeping of taps, and answers the button or link that was tapped last, or null. */
    takeTap?: () => HTMLElement | null
  }
}

/** The page that a visit begins with, as far as the address and the stored token tell; null for one that nothing is rendered of. */
export function firstPageOf(pathname: string, isMember: boolean): FirstPage | null {
  if (pathname === pages.login) return 'login'
  if (!firstReads.pages.includes(pathname)) return null
  return isMember ? 'home' : 'login'
}

/** What a prerendered page shows that the build could not know. */
interface Known {
  /** Whether remember-me is ticked at first. */
  readonly isRemembered: boolean
  /** What the member held when that was last read, if that was kept. */
  readonly balance: LastBalance | null
  /** What the wallet answers to this visit's first read; null where it has to be told otherwise. */
  readonly answered: Promise<LastBalance | null> | null
}

/** Shows a prerendered page in the document's language. */
export function showFirstPage(page: FirstPage, { isRemembered, balance, answered }: Known): void {
  const template = document.getElementById(`${page}-${document.documentElement.lang}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const root = document.getElementById('root')
  root?.replaceChildren(template.content.cloneNode(true))
  root?.querySelector('[name=remember]')?.toggleAttribute('checked', isRemembered)
  // This page's own: React keeps them for as long as nothing was read, and later ones may be another member's.
  const places = [...(root?.querySelectorAll<HTMLElement>('[data-known]') ?? [])]
  const show = (known: LastBalance | null) => known && showBalance(places, known)
  show(balance)
  void answered?.then(show)
  window.firstPage = page
  keepTap()
}

/** Fills in what `features/home/HomeSkeleton.tsx` left open: the amount, and since when. */
function showBalance(places: readonly HTMLElement[], { total, at }: LastBalance): void {
  const texts = [total, formatSince(at, Date.now())]
  for (const place of places) {
    const text = texts.shift() ?? ''
    // An amount's decimals stand back (`ui/Amount.tsx`).
    const [, whole = text, decimals] = (text === total && /^(.*)(\.\d+)$/.exec(text)) || []
    place.textContent = (place.dataset['known'] ?? '').replace('{}', whole)
    if (decimals) place.append(Object.assign(document.createElement('small'), { textContent: decimals }))
    place.toggleAttribute('data-long', isLong(text) && text === total)
  }
}

/**
 * Keeps a tap on what cannot answer yet: a form that nobody handles would send what was typed in an address, and a link would load a
 * page that no longer knows how the app was launched.
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
