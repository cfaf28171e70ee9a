import type { Region } from '../lib/settings/schema.ts'
import { withoutSeparators } from '../lib/typedDigits.ts'

/** Without a plus, the country's code counts only before a number of the right length. */
const prefixes: Record<Region, RegExp> = {
  th: /^(?:(?:\+|00)660?(?=\d)|660?(?=[1-9]\d{8}$)|(?=[689]\d{8}$))/,
  la: /^(?:(?:\+|00)660?(?=\d)|(?:\+|00)8560?(?=[1-9])|8560?(?=[2-9]\d{7,9}$))/,
}

export const normalisePhone = (typed: string, region: Region) => withoutSeparators(typed).replace(prefixes[region], '0')

/** Members register with normalised phones. Other texts stay. */
export function usernameOf(typed: string, region: Region): string {
  const phone = normalisePhone(typed, region)
  return isPhone(phone, region) ? phone : typed.trim()
}

/** Messengers mostly omit the plus. */
export function nationalPhone(given: string, region: Region): string {
  const phone = withoutSeparators(given)
  return normalisePhone(/^[1-9]/.test(phone) ? `+${phone}` : phone, region)
}

/** Thai phones have 10 digits; Laos does not fix the length (product, validation). */
export const isPhone = (phone: string, region: Region) => (region === 'th' ? /^\d{10}$/ : /^\+?\d+$/).test(phone)

export const phoneExamples = { th: '0xx-xxx-xxxx', la: undefined }
