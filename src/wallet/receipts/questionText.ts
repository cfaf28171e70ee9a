import type { Receipt } from '../../lib/alerts.ts'

/** What a question to support must not have: addresses, as a gift's is money; tokens; numbers of phones and accounts. */
const secrets = /\w+:\/\/\S+|[\w-]{8,}\.[\w-]{8,}\.[\w-]*|[\w-]{32,}|\+?\d(?:[ -]?\d){6,}/g

/** A text without its secrets. Amounts, dates and times stay. */
export const withoutSecrets = (text: string): string => text.replace(secrets, '').replace(/ {2,}/g, ' ').trim()

/** The facts of a receipt for support, a line for each. Whom an account belongs to is nobody's business there. */
export const factsOf = (title: string, { amount, note, rows }: Receipt): readonly string[] => [
  `${title} ${amount}`,
  note ?? '',
  ...rows.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${withoutSecrets(value)}`),
]
