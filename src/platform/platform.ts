import type { Host } from './launch.ts'
import type { Sharing } from './sharing.ts'

export type Haptic = 'choice' | 'tick' | 'success' | 'error'

export type ColorScheme = 'light' | 'dark'

/** `guide`: by the browser's menu; null: there already, or impossible. */
export type HomeScreenWay = 'ask' | 'guide' | null

export interface MainAction {
  readonly label: string
  readonly isEnabled: boolean
  readonly isBusy: boolean
  press(): void
}

/** Colours, safe area and height are written on the document (`surface.ts`). */
export interface Platform {
  /** For diagnostics only. */
  readonly name: Host
  /** Differences without a fallback. */
  readonly can: {
    /** Session storage survives closing the app. */
    readonly keepSession: boolean
    readonly close: boolean
    /** A window whose address is set later. */
    readonly windows: boolean
    readonly downloads: boolean
    readonly contact: boolean
    /** A file input with `capture` opens the camera. */
    readonly camera: boolean
    readonly vibrate: boolean
    readonly openInBrowser: boolean
  }
  /** BCP 47; null if unknown. */
  language(): string | null
  readonly back: { push(handler: () => void): () => void }
  readonly mainAction: {
    /** Forms then hide their own buttons. */
    isHosted(): boolean
    subscribe(listener: () => void): () => void
    /** Shows the newest action of the newest dialog; a dialog itself pushes null. Returns the release. */
    push(action: MainAction | null, dialog: Element | null): () => void
  }
  haptic(kind: Haptic): void
  hideKeyboard(): void
  /** Without opener and referrer. */
  openLink(url: string): void
  /** Without a fragment. */
  openInBrowser(url: string): void
  ownLink<Link>(links: { readonly [Name in Host]: Link }): Link
  /** Null outside messengers. */
  readonly sharing: Sharing | null
  /** While money is under way. */
  confirmClose(on: boolean): void
  /** Each `true` needs a `false`. */
  dragging(on: boolean): void
  /** Null: declined, or no answer. */
  contact(): Promise<string | null>
  onSettings(open: () => void): () => void
  readonly homeScreen: {
    way(): Promise<HomeScreenWay>
    /** `onAdded` may come much later. @returns true if requested. */
    add(onAdded: () => void): Promise<boolean>
  }
  ready(): void
  close(): void
}
