import { createObservable } from '../../web/observable.ts'

/** The state of settling a command whose answer was lost: the ledger is looking, or cannot tell and the player has to. */
export type Finding = 'looking' | 'cannotTell'

const findings = new Map<string, Finding>()
const changes = createObservable()

/** The finding for an intent's id; undefined before the first look. */
export const findingOf = (id: string): Finding | undefined => findings.get(id)

export function noteFinding(id: string, finding: Finding): void {
  findings.set(id, finding)
  changes.announce()
}

/** Calls back when a finding changes; returns the unsubscriber. */
export const subscribeFindings = changes.subscribe
