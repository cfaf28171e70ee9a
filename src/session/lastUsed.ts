import { sessionArea } from './session.ts'
import { persistent, temporary } from '../platform/storage.ts'

type What = 'deposit' | 'transfer'

/** Each line is a member's hash, the kind and the code; newest first. */
const noteLines = (text: string | null) => (text ?? '').split('\n').filter(Boolean)

const maxNotes = 10

export function lastUsed(member: string, what: What): string | null {
  const head = `${member} ${what} `
  const found = [temporary, persistent]
    .flatMap((area) => noteLines(area.get('lastUsed')))
    .find((line) => line.startsWith(head))
  return found === undefined ? null : decodeURIComponent(found.slice(head.length))
}

export function noteUsed(member: string, what: What, code: string): void {
  const area = sessionArea()
  const head = `${member} ${what} `
  const others = noteLines(area.get('lastUsed')).filter((line) => !line.startsWith(head))
  area.set('lastUsed', [head + encodeURIComponent(code), ...others].slice(0, maxNotes).join('\n'))
}
