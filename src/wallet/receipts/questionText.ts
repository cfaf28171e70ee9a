import type { Receipt } from '../../lib/alerts.ts'

/** Matches addresses (a gift link is money), tokens, phone and account numbers. */
const secretPattern = /\w+:\/\/\S+|[\w-]{8,}\.[\w-]{8,}\.[\w-]*|[\w-]{32,}|\+?\d(?:[ -]?\d){6,}/g

/** Keeps amounts, dates and times. */
export const withoutSecrets = (text: string): string => text.replace(secretPattern, '').replace(/ {2,}/g, ' ').trim()

export const factsOf = (title: string, { amount, caption, rows }: Receipt): readonly string[] => [
  `${title} ${amount}`.trim(),
  caption ?? '',
  ...rows.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${withoutSecrets(value)}`),
]
