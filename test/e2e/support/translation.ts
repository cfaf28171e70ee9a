import type { Page } from '@playwright/test'

/** Does to the page what Chrome's translation does, but keeps the words: every text becomes two nested elements, at once and again when it comes. */
export const underTranslation = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const skipped = 'script, style, noscript, textarea, svg, font'
    const font = (child: Node) => {
      const element = document.createElement('font')
      element.style.verticalAlign = 'inherit'
      element.append(child)
      return element
    }
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      if (root instanceof Text) found.push(root)
      for (const text of found) {
        if (text.data.trim() === '' || !text.parentElement?.translate || text.parentElement.closest(skipped)) continue
        // Translation leaves the text itself behind, as a node without a page.
        text.replaceWith(font(font(document.createTextNode(text.data))))
      }
    }
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translate(target)
        else addedNodes.forEach(translate)
    })
    window.addEventListener('load', () => {
      translate(document.body)
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })

/** Texts of figures and names alone that translation may have changed, other than in the operator's own texts. */
export const translatedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = /^(Neko Fortune|กสิกรไทย|สมชาย.*)$/
    const texts = [...document.querySelectorAll('font > font')]
      .filter((one) => !one.closest('.Sanitised-text'))
      .map(({ textContent }) => textContent.trim())
    return [...new Set(texts)].filter((text) => names.test(text) || (/\d/.test(text) && !/\p{L}/u.test(text)))
  })
