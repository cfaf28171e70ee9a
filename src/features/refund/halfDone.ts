import { sessionArea } from '../../session/session.ts'
import { minorOf, type Minor } from '../../money/minor.ts'
import { persistent, temporary } from '../../platform/storage.ts'
import { createObservable } from '../../web/observable.ts'

/** A refund that was received, as far as is known, and of which it is not known that the wallet has it. */
export interface HalfDone {
  /** Hash of the member's id. */
  readonly member: string
  /** `perhaps`: receiving it got no answer, and the player has looked. */
  readonly received: 'surely' | 'perhaps'
  /** `perhaps`: adding it got no answer, and what was refused since tells nothing of that; `refused`: it was refused each time. */
  readonly added: 'no' | 'refused' | 'perhaps'
  /** Null when the check named no amount. */
  readonly amountMinor: Minor | null
}

const areas = [persistent, temporary]
const { subscribe, announce } = createObservable()
const form = /^(?<member>\w+) (?<received>surely|perhaps) (?<amount>\d+|-)(?: (?<added>refused|perhaps))?$/

/** One line each; what is no such line was not written here. */
const parse = (text: string | null): HalfDone[] =>
  (text ?? '').split('\n').flatMap((line) => {
    const { member, received, amount, added } = form.exec(line)?.groups ?? {}
    if (!member || (received !== 'surely' && received !== 'perhaps')) return []
    const amountMinor = amount === '-' ? null : minorOf(Number(amount))
    return [{ member, received, added: added === 'refused' || added === 'perhaps' ? added : 'no', amountMinor }]
  })

const lineOf = ({ member, received, added, amountMinor }: HalfDone) =>
  `${member} ${received} ${amountMinor !== null && amountMinor >= 0 ? amountMinor : '-'}${added === 'no' ? '' : ` ${added}`}`

/** The half-done refunds of this device, as they are stored: the same text as long as nothing changed. */
export const storedHalfDone = () => areas.map((area) => area.get('refund') ?? '').join('\n')

/** The half-done refund of a member, read from what is stored; null for none. */
export const halfDoneOf = (stored: string, member: string): HalfDone | null =>
  parse(stored).find((one) => one.member === member) ?? null

/** Notes how far a member's refund is, in the place of an earlier note. Kept as long as the session is that began it. */
export function noteHalfDone(noted: HalfDone, area = sessionArea()): void {
  remove(noted.member)
  area.set('refund', [...parse(area.get('refund')), noted].map(lineOf).join('\n'))
  announce()
}

/** Forgets a member's half-done refund: it is in the wallet, or there was none. */
export function forgetHalfDone(member: string): void {
  remove(member)
  announce()
}

function remove(member: string): void {
  for (const area of areas) {
    const kept = parse(area.get('refund')).filter((one) => one.member !== member)
    if (kept.length === 0) area.remove('refund')
    else area.set('refund', kept.map(lineOf).join('\n'))
  }
}

/** Calls back when a refund becomes half-done or is so no more, here or in another tab; returns the unsubscriber. */
export function subscribeHalfDone(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}
