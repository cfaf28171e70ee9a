import createPurifier from 'dompurify'
import { safeImage, safeLink } from '../platform/safeAddress.ts'
import { unmask } from './masking.ts'

/** Leaves out unsafe addresses, and opens links in another window without a word about this page. */
export const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  attribute.attrValue = unmask(attribute.attrValue)
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  const link = element.getAttribute('href')
  if (link !== null) replace(element, 'href', safeLink(link))
  const image = element.getAttribute('src')
  if (image !== null) replace(element, 'src', safeImage(image))
  if (element.hasAttribute('href')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
})

function replace(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
