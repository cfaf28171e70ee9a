import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'

// A waiting query fails at each look, and would print the page each time. The page is printed once somebody reads the message.
configure({
  getElementError: function elementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, elementError)
    const get = () => [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n')
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// React keeps a stack of where each element was made, for its developer tools, up to a number in each second. No test reads
// them; with that number reached, the tests of screens take a tenth less time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: counts } = React as object as {
  readonly [internals: string]: object | undefined
}
if (counts) Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

/** Begins a test file with an empty page: files without isolation share it, and this module runs for the first of them alone. */
export function beginPage(): void {
  afterEach(cleanup)
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
}

/** What the default sheet reads of an element, besides its tag, to decide how it is displayed. */
const deciding = ['hidden', 'open', 'popover', 'type', 'style']
const displays = new Map<string, string>()

function displayOf(element: Element): string {
  const key = [element.localName, ...deciding.map((name) => String(element.getAttribute(name)))].join('|')
  const display = displays.get(key) ?? readStyle(element).display
  displays.set(key, display)
  return display
}

const hasStyle = (element: Element): element is HTMLElement | SVGElement => element.hasAttribute('style')

/** It is inherited. */
function visibilityOf(element: Element): string {
  const own = hasStyle(element) ? element.style.visibility : ''
  return own || (element.parentElement ? visibilityOf(element.parentElement) : 'visible')
}

const quick: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: visibilityOf,
  opacity: (element) => (hasStyle(element) && element.style.opacity) || '1',
}

/**
 * jsdom matches an element with each rule of its default sheet when a style is read, and a query by role reads the style of nearly every
 * element. What hides an element is found without that where no other sheet is loaded.
 */
const page = document.defaultView ?? window
const readStyle = page.getComputedStyle.bind(page)
const nothing = document.createElement('i').style
page.getComputedStyle = window.getComputedStyle = (element, part) => {
  if (part || document.styleSheets.length > 0) return readStyle(element, part)
  const read = (name: string) => quick[name]?.(element) ?? readStyle(element).getPropertyValue(name)
  return new Proxy(nothing, {
    get: (_, name) =>
      name === 'getPropertyValue' ? read : (quick[String(name)]?.(element) ?? Reflect.get(readStyle(element), name)),
  })
}

/** The selector by which testing-library looks for each label. The page has a list of ids. */
const byId = /^\[id="([^"\\]+)"\]$/
const select = page.Element.prototype.querySelector
page.Element.prototype.querySelector = function querySelector(this: Element, selector: string) {
  const id = byId.exec(selector)?.[1]
  const found = id === undefined ? null : this.ownerDocument.getElementById(id)
  return found && found !== this && this.contains(found) ? found : select.call(this, selector)
}
