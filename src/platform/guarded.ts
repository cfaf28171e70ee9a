import type { Platform } from './platform.ts'

/** What a host is told in passing: nothing follows from it. */
const told = ['haptic', 'openLink', 'openInBrowser', 'confirmClose', 'dragging', 'ready', 'close'] as const

/**
 * Tells the host something. Where it throws, the log has the mistake's name alone: messages may hold launch parameters. @returns undefined then.
 */
export function quietly<Value>(kind: string, act: () => Value): Value | undefined {
  try {
    return act()
  } catch (reason) {
    console.warn(kind, 'failed:', reason instanceof Error ? reason.name : reason)
    return undefined
  }
}

/** The same host, whose mistakes end nothing: no command under way, no outcome that is still to be told, no page. */
export function guarded(host: Platform): Platform {
  const releaseOf = (kind: string, take: () => () => void) => {
    const release = quietly(kind, take)
    return () => void (release && quietly(kind, release))
  }
  return {
    ...host,
    ...Object.fromEntries(told.map((kind) => [kind, (given: never) => quietly(kind, () => host[kind](given))])),
    back: { push: (handler) => releaseOf('back', () => host.back.push(handler)) },
    onSettings: (open) => releaseOf('onSettings', () => host.onSettings(open)),
  }
}
