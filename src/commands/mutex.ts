import { delay } from '../lib/delay.ts'
import type { CommandKind, CommandParameters } from './kinds.ts'

interface Keyed {
  readonly kind: CommandKind
  readonly parameters?: CommandParameters
}

/** Only one command per key may be in flight on a device. */
export const mutexKey = ({ kind, parameters: { code = '' } = {} }: Keyed): string =>
  code === '' ? kind : `${kind}:${code}`

interface MutexOwner extends Keyed {
  /** A hash. */
  readonly member: string
}

const prefix = 'command '
const lockName = (command: MutexOwner) => `${prefix}${command.member} ${mutexKey(command)}`
const locks = (): LockManager | undefined => navigator.locks
const noRelease = () => undefined

/** @returns the release function, or null if another tab holds the mutex. Without the Locks API it is always granted. */
export function takeMutex(command: MutexOwner): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const manager = locks()
    if (!manager) return resolve(noRelease)
    manager
      .request(lockName(command), { ifAvailable: true }, (held) => {
        if (!held) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(noRelease))
  })
}

/** Without the Locks API, resolves after `otherwise` ms. */
export function whenMutexFree(command: MutexOwner, otherwise: number): Promise<void> {
  const waited = () => delay(otherwise)
  return locks()?.request(lockName(command), { mode: 'shared' }, noRelease).catch(waited) ?? waited()
}

export async function isAnyMutexHeld(): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => undefined)
  return state?.held?.some(({ name }) => name?.startsWith(prefix)) ?? false
}
