import { isLong } from '../i18n/money.ts'
import { formatMinute } from '../i18n/time.ts'
import { prerenderedAddresses } from '../nav/prerenderedAddresses.ts'
import type { Host } from '../platform/launch.ts'
import { storedPersistently } from '../platform/storageReader.ts'
import { firstReads } from './firstReads.ts'

export type FirstPage = 'home' | 'login'
export type FirstPages = Readonly<Record<string, Readonly<Record<FirstPage, string>>>>

export interface FirstFiles {
  readonly adapters: Readonly<Record<Host, readonly string[]>>
  readonly pages: Readonly<Record<FirstPage, readonly string[]>>
  readonly languages: Readonly<Record<string, readonly string[]>>
  readonly behind: readonly string[]
}

declare global {
  interface Window {
    firstPage?: FirstPage
    showFirstPage?: () => void
    runApp?: (modules: readonly string[]) => void
    takeTap?: () => HTMLElement | null
  }
}

export function firstPageOf(pathname: string, isMember: boolean): FirstPage | null {
  if (pathname === prerenderedAddresses.login) return 'login'
  if (!firstReads.pages.includes(pathname)) return null
  return isMember ? 'home' : 'login'
}

interface FirstPageData {
  readonly isRemembered: boolean
  /** Null if the total must not be shown. */
  readonly total: Promise<string | null> | null
}

export function showFirstPage(page: FirstPage, { isRemembered, total }: FirstPageData): void {
  const template = document.getElementById(`${page}-${document.documentElement.lang}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const root = document.getElementById('root')
  root?.replaceChildren(template.content.cloneNode(true))
  root?.querySelector('[name=remember]')?.toggleAttribute('checked', isRemembered)
  root?.querySelector('[data-wheel]')?.toggleAttribute('hidden', !storedPersistently('wheel'))
  // Collected now, because later elements may be another member's.
  const figures = [...(root?.querySelectorAll<HTMLElement>('[data-known]') ?? [])]
  void total?.then((known) => known && !storedPersistently('amounts') && showBalance(figures, known))
  window.firstPage = page
  keepTap()
}

/** Fills in `features/home/HomeSkeleton.tsx`. */
function showBalance(figures: readonly HTMLElement[], total: string): void {
  const texts = [total, formatMinute(Date.now(), Date.now())]
  for (const figure of figures) {
    const text = texts.shift() ?? ''
    const [, whole = text, decimals] = /^(.*)(\.\d+)$/.exec(text) ?? []
    figure.textContent = (figure.dataset['known'] ?? '').replace('{}', whole)
    if (decimals) figure.append(Object.assign(document.createElement('small'), { textContent: decimals }))
    figure.toggleAttribute('data-long', isLong(text))
  }
}

/** Before hydration a form would send its fields in the address. */
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
