import type { Platform } from './platform.ts'

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

/** Messages may contain launch parameters, so they are not logged. */
export function quietly<Value>(kind: string, act: () => Value): Value | undefined {
  try {
    return act()
  } catch (reason) {
    console.warn(kind, 'failed:', reason instanceof Error ? reason.name : reason)
    return undefined
  }
}

/** A host's errors must not break a command or a page. */
export function guarded(host: Platform): Platform {
  const releaseOf = (kind: string, take: () => () => void) => {
    const release = quietly(kind, take)
    return () => void (release && quietly(kind, release))
  }
  return {
    ...host,
    ...Object.fromEntries(voidMethods.map((kind) => [kind, (given: never) => quietly(kind, () => host[kind](given))])),
    onBack: (back) => releaseOf('onBack', () => host.onBack(back)),
    onSettings: (open) => releaseOf('onSettings', () => host.onSettings(open)),
  }
}
