import { minorOf, type Minor } from '../lib/money/minor.ts'
import { sessionArea } from './session.ts'
import { persistent, temporary } from '../platform/storage.ts'

type What = 'deposit' | 'transfer'

interface Used {
  readonly code: string
  /** A deposit's last known amount, and when it was made (epoch ms). */
  readonly amount: { readonly minor: Minor; readonly at: number } | null
}

/** Each line is a member's hash, the kind, the code and, if known, amount and time; newest first. */
const noteLines = (text: string | null) => (text ?? '').split('\n').filter(Boolean)

const maxNotes = 10

export function lastUsed(member: string, what: What): Used | null {
  const head = `${member} ${what} `
  const found = [temporary, persistent]
    .flatMap((area) => noteLines(area.get('lastUsed')))
    .find((line) => line.startsWith(head))
  if (found === undefined) return null
  const [code = '', amount, time] = found.slice(head.length).split(' ')
  const [minor, at] = [minorOf(Number(amount)), Number(time)]
  return { code: decodeURIComponent(code), amount: minor !== null && minor > 0 && at > 0 ? { minor, at } : null }
}

/** Without an amount, the one of the same code stays. */
export function noteUsed(member: string, what: What, code: string, minor: Minor | null = null): void {
  const area = sessionArea()
  const head = `${member} ${what} `
  const before = lastUsed(member, what)
  const kept = before?.code === code ? before.amount : null
  const amount = minor === null ? kept : { minor, at: Date.now() }
  const line = [head + encodeURIComponent(code), ...(amount ? [amount.minor, amount.at] : [])].join(' ')
  const others = noteLines(area.get('lastUsed')).filter((other) => !other.startsWith(head))
  area.set('lastUsed', [line, ...others].slice(0, maxNotes).join('\n'))
}
