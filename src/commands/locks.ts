/** Locks that all tabs of the device share, named by their commands. */
const prefix = 'command '
const locks = (): LockManager | undefined => navigator.locks
const unlocked = () => undefined

/**
 * Acquires the device's lock of a command, if it is free.
 * @returns its release, or null when another tab has it. A browser without locks, or a frame that may not use them, locks nothing.
 */
export function lock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const manager = locks()
    if (!manager) return resolve(unlocked)
    manager
      .request(prefix + name, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(unlocked))
  })
}

/** Resolves once no tab holds a command's lock; after `otherwise` (ms) where there are no locks. */
export function whenFree(name: string, otherwise: number): Promise<void> {
  const waited = () => new Promise<void>((resolve) => setTimeout(resolve, otherwise))
  return (
    locks()
      ?.request(prefix + name, { mode: 'shared' }, unlocked)
      .catch(waited) ?? waited()
  )
}

/** True if a command is under way in any tab; false where there are no locks. */
export async function isAnyLocked(): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => null)
  return state?.held?.some(({ name }) => name?.startsWith(prefix)) ?? false
}
