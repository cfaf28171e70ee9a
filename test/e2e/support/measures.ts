import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The pixels by which the page or an open dialog can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...[...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ),
  )

/** Tap targets of the page or the dialog on top, without links inside a text, that are smaller than a fingertip. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    return [...top.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')]
      .filter((target) => !target.closest('p, [role="presentation"], .visually-hidden') && target.checkVisibility())
      .map((target) => {
        // A label is tapped in the place of its field.
        const label =
          target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.labels?.[0] : null
        const boxes = [target, ...(label?.contains(target) ? [label] : [])].map((box) => box.getBoundingClientRect())
        const width = Math.max(...boxes.map((box) => box.width))
        const height = Math.max(...boxes.map((box) => box.height))
        const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
        return { width, height, name: `${target.tagName} ${name} ${Math.round(width)}×${Math.round(height)}` }
      })
      .filter(({ width, height }) => Math.round(width) < 44 || Math.round(height) < 44)
      .map(({ name }) => name)
  })

/** Sets every text token of the page's styles twice as large. */
export const doubleTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    const tokens = [...document.documentElement.computedStyleMap()].filter(([name]) => name.startsWith('--text-'))
    if (tokens.length === 0) throw new Error('There are no text tokens')
    for (const [name, [size]] of tokens) style.setProperty(name, `calc(2 * ${String(size)})`)
  })

/** All that a pattern finds in the dialog on top, or else on the page, each with what is wrong about it; '' if nothing is. */
export const textsLike = (page: Page, pattern: RegExp): Promise<{ words: string; fault: string }[]> =>
  page.evaluate((wanted) => {
    const edgesOf = (element: Element | null): DOMRect[] => {
      if (!element) return [new DOMRect(0, 0, window.innerWidth, 0)]
      const isEdge = getComputedStyle(element).overflowX !== 'visible'
      return [...(isEdge ? [element.getBoundingClientRect()] : []), ...edgesOf(element.parentElement)]
    }
    const judge = (range: Range, element: Element) => {
      // A card that is off the screen comes by a swipe.
      const box = getComputedStyle(element).display === 'inline' ? (element.parentElement ?? element) : element
      box.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (parts.some((part, at) => part.left < (parts[at - 1]?.right ?? part.left) - 1)) return 'broken'
      const { left, right } = range.getBoundingClientRect()
      return edgesOf(element).some((edge) => left < edge.left - 1 || right > edge.right + 1) ? 'cut' : ''
    }
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const found: { words: string; fault: string }[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
      for (const { 0: written, index } of (text.textContent ?? '').matchAll(wanted)) {
        // The end of a long name is in what its row opens.
        if (written !== text.textContent && getComputedStyle(element).textOverflow === 'ellipsis') continue
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + written.length)
        // Decimals may stand back.
        const decimals = text.nextSibling?.nodeName === 'SMALL' && text.nextSibling.firstChild
        if (decimals) range.setEnd(decimals, decimals.textContent?.length ?? 0)
        found.push({ words: range.toString(), fault: judge(range, element) })
      }
    }
    return found
  }, pattern)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds by all rules of WCAG 2.2 AA and its own, or by that of contrast alone. */
export async function barriers(page: Page, rules: 'all' | 'contrast'): Promise<unknown[]> {
  // No page has frames of another origin; to look into those, axe opens a page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules === 'contrast') axe.withRules('color-contrast')
  else axe.withTags(tags)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary]))
}
