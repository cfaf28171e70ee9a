import type { Platform } from './platform.ts'

/** Methods without a result. */
const voidMethods = [
  'haptic',
  'hideKeyboard',
  'openLink',
  'openInBrowser',
  'confirmClose',
  'dragging',
  'ready',
  'close',
] as const

/**
 * Calls the host. If it throws, only the error's name is logged, as messages may contain launch parameters. @returns undefined then.
 */
export function quietly<Value>(kind: string, act: () => Value): Value | undefined {
  try {
    return act()
  } catch (reason) {
    console.warn(kind, 'failed:', reason instanceof Error ? reason.name : reason)
    return undefined
  }
}

/** Wraps a host so that its errors break nothing: no command under way, no outcome still to be shown, no page. */
export function guarded(host: Platform): Platform {
  const releaseOf = (kind: string, take: () => () => void) => {
    const release = quietly(kind, take)
    return () => void (release && quietly(kind, release))
  }
  return {
    ...host,
    ...Object.fromEntries(voidMethods.map((kind) => [kind, (given: never) => quietly(kind, () => host[kind](given))])),
    back: { push: (handler) => releaseOf('back', () => host.back.push(handler)) },
    onSettings: (open) => releaseOf('onSettings', () => host.onSettings(open)),
  }
}
