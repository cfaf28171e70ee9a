import type { Sharing } from './sharing.ts'

/** Kinds of haptic feedback, in hosts that have it. */
export type Haptic = 'choice' | 'tick' | 'success' | 'error'

/** Light or dark, as the host or the device shows everything else. */
export type ColorScheme = 'light' | 'dark'

/**
 * The way to the device's home screen. `ask`: the host adds the app when it is asked; `guide`: only the player can, by the
 * browser's own menu; null: it is there already, or cannot be.
 */
export type HomeScreenWay = 'ask' | 'guide' | null

/** What a form does in the end, as a main button shows it. */
export interface MainAction {
  readonly label: string
  readonly isEnabled: boolean
  readonly isBusy: boolean
  press(): void
}

/**
 * What this app needs of the program it runs in. Every host answers every member; where a host has nothing of its own
 * the adapter falls back to what a plain page can do. Colours, safe area and visible height have no member: an adapter
 * writes them on the document (`surface.ts`), and again on each change.
 */
export interface Platform {
  /** For diagnostics alone: what differs by host is a member here. */
  readonly name: 'browser' | 'telegram' | 'line'
  /** Differences that have no fallback, for screens that must show something else. */
  readonly can: {
    /** Session storage survives closing the app. Messengers lose it, so there remember-me is ticked at first. */
    readonly keepSession: boolean
    /** The app can be closed by a button of its own. */
    readonly close: boolean
    /** A tap can open a window, whose address the page sets later and into which it posts forms. */
    readonly windows: boolean
    /** A file that the page made can be saved by the page. */
    readonly downloads: boolean
    /** The player can be asked for their phone number (`contact`). */
    readonly contact: boolean
    /** A file input with `capture` opens the camera. */
    readonly camera: boolean
    /** A vibration may be felt; a messenger may have it where the page's own device has none. */
    readonly vibrate: boolean
    /** The app can be opened in another browser, the device's own (`openInBrowser`). */
    readonly openInBrowser: boolean
  }
  /** The language of the host's own texts (BCP 47), null where unknown. */
  language(): string | null
  /** Handles the host's back button for the topmost layer; returns the release. Browsers use their own history. */
  readonly back: { push(handler: () => void): () => void }
  /** The host's own main button, outside the page. Hosts without one ignore what is pushed. */
  readonly mainAction: {
    /** True while the host shows what is pushed, so that forms hide their own buttons. */
    isHosted(): boolean
    /** Calls back when `isHosted` changes; returns the unsubscriber. */
    subscribe(listener: () => void): () => void
    /**
     * Adds the action of a form in `dialog`, or on the page (null); returns the release. A dialog itself pushes null when it opens. The
     * newest action of the newest dialog is shown, the page's where no dialog is open.
     */
    push(action: MainAction | null, dialog: Element | null): () => void
  }
  haptic(kind: Haptic): void
  /** Puts the screen keyboard away once a form is sent, where the host has a way of its own. */
  hideKeyboard(): void
  /** Opens an outside address without opener and referrer. */
  openLink(url: string): void
  /** Opens an address of this app, without a fragment, in the device's own browser. */
  openInBrowser(url: string): void
  /** The one of the app's links that opens in this host. */
  ownLink<Link>(links: { readonly [Host in Platform['name']]: Link }): Link
  /** Null outside messengers: only the device may have a way to share. */
  readonly sharing: Sharing | null
  /** Asks before the app is closed, while money is under way. */
  confirmClose(on: boolean): void
  /** Disables the host's own swipe gestures while a finger drags something of the app; each `true` has its `false`. */
  dragging(on: boolean): void
  /** Asks the player through the host for their phone number, as the host writes it; null: not given, or no answer in time. */
  contact(): Promise<string | null>
  /** Calls `open` when the player asks for settings in the host's own menu; returns the release. */
  onSettings(open: () => void): () => void
  readonly homeScreen: {
    way(): Promise<HomeScreenWay>
    /** Asks the host to put the app there, within a tap. `onAdded` is called when it is there, maybe much later. @returns true if it was asked. */
    add(onAdded: () => void): Promise<boolean>
  }
  /** Tells the host that the first screen is painted. */
  ready(): void
  /** Closes the app where the host can (`can.close`). */
  close(): void
}
