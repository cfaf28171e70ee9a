import manifest from '../../package.json' with { type: 'json' }
import { dialogNames } from '../../src/fieldReports/dialogNames.ts'
import { clients, hosts, pageAddresses, talliedNames } from '../../src/fieldReports/lists.ts'
import { reportSchema, scales } from '../../src/fieldReports/schema.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

type Known = Pick<Sandbox, 'state' | 'requests'>

/** A text or a number, and the field in which it stands; a name of a field stands in the one around it. */
interface Leaf {
  readonly field: string
  readonly value: unknown
}

function* leavesOf(value: unknown, field = ''): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) return yield { field, value }
  for (const [name, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) yield { field, value: name }
    yield* leavesOf(inside, Array.isArray(value) ? field : name)
  }
}

/** Fields in which a text is the member's own, whatever its form. */
const ownFields = new Set(
  'bankAccountName bankAccountNo message name newPassword oldPassword password phoneNumber ticket token tokens username'.split(
    ' ',
  ),
)

/** Elsewhere plain words are no secrets: these have a digit, a letter of another script, or more than one word. */
const isTelling = (text: string) => text.length >= 4 && /[\d\s]|[^\x20-\x7e]/.test(text)

/** Few letters may be a name. So few digits are a number like any other. */
const isLongEnough = (text: string) => text.length >= (/\p{L}/u.test(text) ? 2 : 4)

/** Names and what is like them, in small letters: whole, and each word of what is a member's own. */
function secretTexts({ state, requests }: Known): string[] {
  const known = [...leavesOf(state), ...leavesOf(requests.map(({ body, token }) => ({ body, token })))]
  const texts = known.flatMap(({ field, value }) => {
    if (typeof value !== 'string') return []
    if (ownFields.has(field)) return [value, ...value.split(/\s+/)]
    return isTelling(value) ? [value] : []
  })
  return [...new Set(texts.map((text) => text.trim().toLowerCase()))].filter(isLongEnough)
}

/** Balances and amounts, in minor units. Requests have theirs in major ones. */
function secretAmounts({ state, requests }: Known): Set<number> {
  const told = [...leavesOf(requests.map(({ body }) => body))].filter(({ field }) => field === 'amount')
  const kept = [...leavesOf(state)].filter(({ field }) => field === 'amount')
  const minor = [...kept.map(({ value }) => value), ...Object.values(state.balances)]
  const amounts = [...minor.map(Number), ...told.map(({ value }) => Math.round(Number(value) * 100))]
  return new Set(amounts.map(Math.abs).filter((amount) => amount > 0))
}

const words = new Set<string>([
  ...Object.keys(reportSchema.entries),
  ...Object.keys(scales),
  ...hosts,
  ...clients,
  ...pageAddresses,
  ...dialogNames,
  ...Object.values(talliedNames).flat(),
])

/** A larger count could be an amount. What goes wrong is counted nine times at most, or in hundreds of calls once in ten. */
const mostCounted = ({ requests }: Known) => Math.max(9, Math.floor(requests.length / 10))

/** True for what can be nothing of a member's: a word of the lists, the app's version, a figure that is rounded, a small count. */
function isPlain({ field, value }: Leaf, most: number): boolean {
  if (typeof value !== 'number') return words.has(`${value}`) || (field === 'app' && value === manifest.version)
  const scale = Object.entries(scales).find(([name]) => name === field)?.[1]
  return scale ? value % scale.step === 0 && value <= scale.max : Number.isInteger(value) && value <= most
}

/** An amount as players read it and as servers write it, apart from other digits and letters. */
const written = /(?<![\w.])\d[\d,]*(\.\d+)?(?![\w.])/g

/** A client's version is a number, too: as an amount it has two decimals. */
const amountsIn = ({ field, value }: Leaf) =>
  [...`${value}`.matchAll(written)]
    .map(([text]) => text)
    .filter((text) => field !== 'clientVersion' || /\.\d\d$/.test(text))
    .map((text) => Number(text.replaceAll(',', '')))

/** The digits of a client's version without its dots, if they are enough to be a phone's or an amount's in minor units. */
function digitsOf({ field, value }: Leaf): string | null {
  const digits = `${value}`.replaceAll('.', '')
  return field === 'clientVersion' && /^\d{5,}$/.test(digits) ? digits : null
}

/** The build's hash and short texts meet by chance what is within others, so they are compared as a whole and as words. */
function says({ field, value }: Leaf, secret: string): boolean {
  const told = `${value}`.toLowerCase()
  if (field === 'build') return told === secret
  return secret.length < 4 ? told.split(/[^\p{L}\p{M}\d]+/u).includes(secret) : told.includes(secret)
}

/**
 * What a report tells of what the sandbox knows or was told: a phone, a name, a token, an amount, an account or a reference; each with
 * its field.
 */
export function leaksOf({ reports, ...known }: Known & { reports: readonly { text: string }[] }): string[] {
  const most = mostCounted(known)
  const told = reports.flatMap(({ text }) => [...leavesOf(JSON.parse(text))]).filter((leaf) => !isPlain(leaf, most))
  if (told.length === 0) return []
  const texts = secretTexts(known)
  const amounts = secretAmounts(known)
  const hides = (digits: string) =>
    amounts.has(Number(digits)) || texts.some((secret) => says({ field: '', value: digits }, secret))
  const isLeak = (leaf: Leaf) =>
    texts.some((secret) => says(leaf, secret)) ||
    hides(digitsOf(leaf) ?? '') ||
    amountsIn(leaf).some((amount) => amounts.has(Math.round(amount * 100)) || amounts.has(amount))
  return told.filter(isLeak).map(({ field, value }) => `${field}: ${value}`)
}
