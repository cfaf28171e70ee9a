import { minorOf, type Minor } from '../lib/money/minor.ts'
import { createMemberLines } from './memberLines.ts'

type LastUseKind = 'deposit' | 'transfer'

interface LastUse {
  readonly code: string
  /** A deposit's last known amount, and when it was made (epoch ms). */
  readonly amount: { readonly minor: Minor; readonly at: number } | null
  /** Amounts of the last deposits by any code, newest first. */
  readonly recent: readonly Minor[]
}

const [maxLines, maxRecent] = [10, 10]

/** Each line is a member's hash, the kind, the code and, if known, amount, time and the recent amounts. */
const lines = createMemberLines('lastUsed', maxLines)

export function lastUsed(member: string, kind: LastUseKind): LastUse | null {
  const found = lines.find(`${member} ${kind}`)
  if (found === undefined) return null
  const [code = '', amount, time, list = ''] = found.split(' ')
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
export function storeLastUsed(member: string, kind: LastUseKind, code: string, minor: Minor | null = null): void {
  const before = lastUsed(member, kind)
  const kept = before?.code === code ? before.amount : null
  const amount = minor === null ? kept : { minor, at: Date.now() }
  const recent = [...(minor === null ? [] : [minor]), ...(before?.recent ?? [])].slice(0, maxRecent)
  const rest = amount || recent.length > 0 ? [amount?.minor ?? 0, amount?.at ?? 0, recent.join(',')] : []
  lines.put(`${member} ${kind}`, [encodeURIComponent(code), ...rest].join(' '))
}
