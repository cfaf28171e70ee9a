import type { Sharing } from './sharing.ts'

export type Haptic = 'choice' | 'tick' | 'success' | 'error'

export type ColorScheme = 'light' | 'dark'

/** `guide`: only by the browser's menu; null: already there, or impossible. */
export type HomeScreenWay = 'ask' | 'guide' | null

export interface MainAction {
  readonly label: string
  readonly isEnabled: boolean
  readonly isBusy: boolean
  press(): void
}

/**
 * Members of all hosts; a plain page's behaviour is the fallback. Colours, safe area and height are written on the
 * document (`surface.ts`).
 */
export interface Platform {
  /** For diagnostics only. */
  readonly name: 'browser' | 'telegram' | 'line'
  /** Differences without a fallback. */
  readonly can: {
    /** Session storage survives closing; if not, remember-me is ticked at first. */
    readonly keepSession: boolean
    readonly close: boolean
    /** A window whose address is set later. */
    readonly windows: boolean
    readonly downloads: boolean
    readonly contact: boolean
    /** A messenger may vibrate where the browser cannot. */
    readonly vibrate: boolean
    readonly openInBrowser: boolean
  }
  /** BCP 47; null if unknown. */
  language(): string | null
  /** For the topmost layer; returns the release. */
  readonly back: { push(handler: () => void): () => void }
  readonly mainAction: {
    /** Forms then hide their own buttons. */
    isHosted(): boolean
    /** Returns the unsubscriber. */
    subscribe(listener: () => void): () => void
    /** Returns the release. The newest action of the newest dialog is shown; a dialog itself pushes null. */
    push(action: MainAction | null, dialog: Element | null): () => void
  }
  haptic(kind: Haptic): void
  hideKeyboard(): void
  /** Without opener and referrer. */
  openLink(url: string): void
  /** Without a fragment. */
  openInBrowser(url: string): void
  ownLink<Link>(links: { readonly [Host in Platform['name']]: Link }): Link
  /** Null outside messengers. */
  readonly sharing: Sharing | null
  /** While money is under way. */
  confirmClose(on: boolean): void
  /** Disables the host's swipe gestures; each `true` needs a `false`. */
  dragging(on: boolean): void
  /** Null: declined, or no answer. */
  contact(): Promise<string | null>
  /** Returns the release. */
  onSettings(open: () => void): () => void
  readonly homeScreen: {
    way(): Promise<HomeScreenWay>
    /** Needs a tap. `onAdded` may come much later. @returns true if requested. */
    add(onAdded: () => void): Promise<boolean>
  }
  /** After the first paint. */
  ready(): void
  close(): void
}
