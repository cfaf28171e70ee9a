import { settings } from '../settings/settings.ts'

/** Thailand's help line of the Department of Mental Health. */
const thaiHelpLine = '1323'

/** The telephone number of a help line, as the operator set it; in Thailand the country's own unless told. Null for none. */
export function helpLine(): string | null {
  const { VITE_HELP_LINE: set, VITE_REGION: region } = settings
  if (set === '') return region === 'th' ? thaiHelpLine : null
  return set === 'none' ? null : set
}
