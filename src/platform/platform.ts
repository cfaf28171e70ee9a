/** What a choice or an outcome feels like, in hosts that can tap the player's finger. */
export type Haptic = 'choice' | 'success' | 'error'

/** Light or dark, as the host or the device shows everything else. */
export type ColorScheme = 'light' | 'dark'

/**
 * What this app wants of the program it runs in. Every host answers every member; where a host has nothing of its own
 * the adapter falls back to what a plain page can do.
 */
export interface Platform {
  readonly name: 'browser' | 'telegram' | 'line'
  /** Differences that have no fallback, for screens that must show something else. */
  readonly can: {
    /** Session storage outlives a tap on close. Messengers lose it, so there remember-me is ticked at first. */
    keepSession: boolean
  }
  readonly theme: {
    current(): ColorScheme
    /** Calls back on each change; returns the unsubscriber. */
    subscribe(listener: (scheme: ColorScheme) => void): () => void
  }
  /** Takes the host's back button for the topmost layer; returns the release. Browsers use their own history. */
  readonly back: { push(handler: () => void): () => void }
  haptic(kind: Haptic): void
  /** Opens an outside address without opener and referrer. */
  openLink(url: string): void
  /** Asks before the app is closed, while money is under way. */
  confirmClose(on: boolean): void
  /** Keeps the host's own swipe gestures still while a finger drags something of ours. */
  dragging(on: boolean): void
  /** Tells the host that the first screen is painted. */
  ready(): void
}
