import { createObservable } from '../../web/observable.ts'

/** What the statement has told so far of a command whose answer was lost: it is looked at, or it cannot tell and the player has to. */
export type Finding = 'looking' | 'cannotTell'

const findings = new Map<string, Finding>()
const changes = createObservable()

/** What is known of a command by its intent's id; undefined before anybody looked. */
export const findingOf = (id: string): Finding | undefined => findings.get(id)

export function noteFinding(id: string, finding: Finding): void {
  findings.set(id, finding)
  changes.announce()
}

/** Calls back when something was found; returns the unsubscriber. */
export const subscribeFindings = changes.subscribe
