import { minorOf, type Minor } from '../lib/money/minor.ts'
import { sessionArea } from './session.ts'
import { persistent, temporary } from '../platform/storage.ts'

type What = 'deposit' | 'transfer'

interface Used {
  readonly code: string
  /** A deposit's last known amount, and when it was made (epoch ms). */
  readonly amount: { readonly minor: Minor; readonly at: number } | null
  /** Amounts of the last deposits by any code, newest first. */
  readonly recent: readonly Minor[]
}

/** Each line is a member's hash, the kind, the code and, if known, amount, time and the recent amounts; newest first. */
const noteLines = (text: string | null) => (text ?? '').split('\n').filter(Boolean)

/** Of members, and of recent amounts. */
const maxNotes = 10

export function lastUsed(member: string, what: What): Used | null {
  const head = `${member} ${what} `
  const found = [temporary, persistent]
    .flatMap((area) => noteLines(area.get('lastUsed')))
    .find((line) => line.startsWith(head))
  if (found === undefined) return null
  const [code = '', amount, time, list = ''] = found.slice(head.length).split(' ')
  const [minor, at] = [positive(amount), Number(time)]
  const recent = list
    .split(',')
    .map(positive)
    .filter((one) => one !== null)
  return { code: decodeURIComponent(code), amount: minor !== null && at > 0 ? { minor, at } : null, recent }
}

function positive(text: string | undefined): Minor | null {
  const minor = minorOf(Number(text))
  return minor !== null && minor > 0 ? minor : null
}

/** The two amounts that the member has deposited most often, each at least twice. */
export function usualAmounts(member: string): Minor[] {
  const recent = lastUsed(member, 'deposit')?.recent ?? []
  const count = (minor: Minor) => recent.filter((one) => one === minor).length
  const repeated = [...new Set(recent)].filter((minor) => count(minor) > 1)
  return repeated.sort((a, b) => count(b) - count(a)).slice(0, 2)
}

/** Without an amount, the one of the same code stays. */
export function noteUsed(member: string, what: What, code: string, minor: Minor | null = null): void {
  const area = sessionArea()
  const head = `${member} ${what} `
  const before = lastUsed(member, what)
  const kept = before?.code === code ? before.amount : null
  const amount = minor === null ? kept : { minor, at: Date.now() }
  const recent = [...(minor === null ? [] : [minor]), ...(before?.recent ?? [])].slice(0, maxNotes)
  const rest = amount || recent.length > 0 ? [amount?.minor ?? 0, amount?.at ?? 0, recent.join(',')] : []
  const line = [head + encodeURIComponent(code), ...rest].join(' ')
  // A note of the tab would hide a later one of the device.
  for (const one of [temporary, persistent]) {
    const others = noteLines(one.get('lastUsed')).filter((other) => !other.startsWith(head))
    const lines = one === area ? [line, ...others] : others
    if (lines.length > 0) one.set('lastUsed', lines.slice(0, maxNotes).join('\n'))
    else one.remove('lastUsed')
  }
}
