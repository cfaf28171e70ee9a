import { withPlainDigits } from '../i18n/amounts.ts'

/** Normalises a phone number: Thai and Lao digits become ASCII, separators are removed, +66 becomes 0. */
export const normalisePhone = (typed: string) =>
  withPlainDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+|00)66/, '0')

/**
 * The username that is sent for what was typed: members are registered by their normalised phones, however they type them later. Any other
 * text stays as it is. In Laos +856 stays, too: which form the backend has is not known.
 */
export function usernameOf(typed: string, region: 'th' | 'la'): string {
  const phone = normalisePhone(typed)
  return isPhone(phone, region) ? phone : typed.trim()
}

/**
 * Turns a messenger's international number, mostly without its plus, into a national one, as players type it. A foreign number gets its
 * plus. In the Laos build a number of Laos is national, too.
 */
export function dialledAtHome(given: string, region: 'th' | 'la'): string {
  const phone = normalisePhone(given)
  const whole = /^[1-9]/.test(phone) ? normalisePhone(`+${phone}`) : phone
  return region === 'la' ? whole.replace(/^\+856(?=[1-9])/, '0') : whole
}

/** True if a phone can be registered: 10 digits; in the Laos build any digits (spec, section 5). */
export const isPhone = (phone: string, region: 'th' | 'la') => (region === 'th' ? /^\d{10}$/ : /^\+?\d+$/).test(phone)
