import type { Bytes } from '../lib/base64.ts'
import type { Host } from './launch.ts'
import type { Sharing } from './sharing.ts'

export type Haptic = 'choice' | 'success' | 'error'

export type ColorScheme = 'light' | 'dark'

/** `guide`: by the browser's menu. Null: it is there already, or impossible. */
export type HomeScreenWay = 'ask' | 'guide' | null

export interface MainAction {
  readonly label: string
  readonly isEnabled: boolean
  readonly isBusy: boolean
  press(): void
}

interface HomeScreen {
  way(): Promise<HomeScreenWay>
  /** True if requested; `onAdded` may come much later. */
  add(onAdded: () => void): Promise<boolean>
}

/** A secret of 32 bytes that the device gives out for a fingerprint or a face. Null: declined or impossible; may reject. */
interface Biometrics {
  canUse(): Promise<boolean>
  /** `reason` is shown to the player; `handle` finds the secret again. */
  create(reason: string): Promise<{ readonly secret: Bytes; readonly handle: string } | null>
  read(handle: string, reason: string): Promise<Bytes | null>
}

/** Colours, safe area and height are written on the document (`surface.ts`). */
export interface Platform {
  /** For diagnostics only. */
  readonly name: Host
  /** Abilities for which there is no fallback. */
  readonly can: {
    /** Session storage survives closing the app. */
    readonly keepSession: boolean
    readonly close: boolean
    /** A window can open first and get its address later. */
    readonly windows: boolean
    readonly downloads: boolean
    readonly contact: boolean
    /** A file input with `capture` opens the camera. */
    readonly camera: boolean
    readonly vibrate: boolean
    readonly openInBrowser: boolean
  }
  /** A BCP 47 tag; null if unknown. */
  language(): string | null
  onBack(back: () => void): () => void
  readonly mainAction: {
    /** Forms hide their own buttons while true. */
    isHosted(): boolean
    subscribe(listener: () => void): () => void
    /** Shows the newest action of the newest dialog, until its release; a dialog itself pushes null. */
    push(action: MainAction | null, dialog: Element | null): () => void
  }
  haptic(kind: Haptic): void
  hideKeyboard(): void
  /** Passes on neither opener nor referrer. */
  openLink(url: string): void
  /** The address must have no fragment. */
  openInBrowser(url: string): void
  ownLink<Link>(links: { readonly [Name in Host]: Link }): Link
  /** Null outside messengers. */
  readonly sharing: Sharing | null
  /** Closing the app is confirmed while money is under way. */
  confirmClose(on: boolean): void
  /** Each `true` needs a `false`. */
  dragging(on: boolean): void
  /** Resolves to null if the player declined or nothing answered. */
  contact(): Promise<string | null>
  onSettings(open: () => void): () => void
  homeScreen(): Promise<HomeScreen>
  biometrics(): Promise<Biometrics>
  ready(): void
  close(): void
}
