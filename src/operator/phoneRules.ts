import { withoutSeparators } from '../lib/typedDigits.ts'

type Region = 'th' | 'la'

/**
 * The national form of a number with its country's code, or in Thailand without its leading 0. Without a plus the code counts only before a
 * number of the right length.
 */
const prefixes: Record<Region, RegExp> = {
  th: /^(?:(?:\+|00)660?(?=\d)|660?(?=[1-9]\d{8}$)|(?=[689]\d{8}$))/,
  la: /^(?:(?:\+|00)660?(?=\d)|(?:\+|00)8560?(?=[1-9])|8560?(?=[2-9]\d{7,9}$))/,
}

/** A phone number as it is sent: digits of any script become ASCII, separators go, and the country's own code becomes 0. */
export const normalisePhone = (typed: string, region: Region) => withoutSeparators(typed).replace(prefixes[region], '0')

/**
 * The username that is sent for what was typed: members are registered by their normalised phones, however they type them later. Any other
 * text stays as it is.
 */
export function usernameOf(typed: string, region: Region): string {
  const phone = normalisePhone(typed, region)
  return isPhone(phone, region) ? phone : typed.trim()
}

/** A messenger's international number, mostly without its plus, as players type it. A foreign number gets its plus. */
export function dialledAtHome(given: string, region: Region): string {
  const phone = withoutSeparators(given)
  return normalisePhone(/^[1-9]/.test(phone) ? `+${phone}` : phone, region)
}

/** True if a phone can be registered: 10 digits; in the Laos build any digits (spec, section 5). */
export const isPhone = (phone: string, region: Region) => (region === 'th' ? /^\d{10}$/ : /^\+?\d+$/).test(phone)
