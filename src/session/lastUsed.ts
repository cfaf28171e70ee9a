import { sessionArea } from './session.ts'
import { persistent, temporary } from '../platform/storage.ts'

/** What a player may use again: the account of a transfer, the method of a deposit. */
type What = 'deposit' | 'transfer'

/** One a line: the member's hash, what it is, its code. The newest is the first. */
const linesOf = (text: string | null) => (text ?? '').split('\n').filter(Boolean)

/** The notes that are kept, of all members of this device. */
const most = 10

/** The code that a member used last; null for none. */
export function lastUsed(member: string, what: What): string | null {
  const head = `${member} ${what} `
  const found = [temporary, persistent]
    .flatMap((area) => linesOf(area.get('lastUsed')))
    .find((line) => line.startsWith(head))
  return found === undefined ? null : decodeURIComponent(found.slice(head.length))
}

/** Notes what a member used, for as long as the session is kept. */
export function noteUsed(member: string, what: What, code: string): void {
  const area = sessionArea()
  const head = `${member} ${what} `
  const others = linesOf(area.get('lastUsed')).filter((line) => !line.startsWith(head))
  area.set('lastUsed', [head + encodeURIComponent(code), ...others].slice(0, most).join('\n'))
}
