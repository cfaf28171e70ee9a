import { pause } from '../lib/pause.ts'
import type { CommandKind, CommandParameters } from './kinds.ts'

interface Keyed {
  readonly kind: CommandKind
  readonly parameters?: CommandParameters
}

/** Only one command per key may be in flight on a device. */
export const mutexKey = ({ kind, parameters: { code = '' } = {} }: Keyed): string =>
  code === '' ? kind : `${kind}:${code}`

interface Locked extends Keyed {
  /** A hash. */
  readonly member: string
}

const prefix = 'command '
const nameOf = (command: Locked) => `${prefix}${command.member} ${mutexKey(command)}`
const locks = (): LockManager | undefined => navigator.locks
const unlocked = () => undefined

/** @returns its release function, or null if another tab has it. Without the Locks API nothing is locked. */
export function lock(command: Locked): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const manager = locks()
    if (!manager) return resolve(unlocked)
    manager
      .request(nameOf(command), { ifAvailable: true }, (held) => {
        if (!held) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(unlocked))
  })
}

/** Without the Locks API, resolves after `otherwise` ms. */
export function whenFree(command: Locked, otherwise: number): Promise<void> {
  const waited = () => pause(otherwise)
  return locks()?.request(nameOf(command), { mode: 'shared' }, unlocked).catch(waited) ?? waited()
}

export async function isAnyLocked(): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => undefined)
  return state?.held?.some(({ name }) => name?.startsWith(prefix)) ?? false
}
