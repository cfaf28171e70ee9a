import { withPlainDigits } from '../i18n/amounts.ts'

/** ASCII digits, no separators, +66 as 0. */
export const normalisePhone = (typed: string) =>
  withPlainDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+|00)66/, '0')

/** Members register by normalised phones. Other texts stay. */
export function usernameOf(typed: string, region: 'th' | 'la'): string {
  const phone = normalisePhone(typed)
  return isPhone(phone, region) ? phone : typed.trim()
}

/** Messengers mostly omit the plus. In the Laos build +856 is national. */
export function nationalPhone(given: string, region: 'th' | 'la'): string {
  const phone = normalisePhone(given)
  const whole = /^[1-9]/.test(phone) ? normalisePhone(`+${phone}`) : phone
  return region === 'la' ? whole.replace(/^\+856(?=[1-9])/, '0') : whole
}

/** Spec, section 5. */
export const isPhone = (phone: string, region: 'th' | 'la') => (region === 'th' ? /^\d{10}$/ : /^\+?\d+$/).test(phone)
