import type { LucideIcon } from 'lucide-react'
import type { FunctionComponent, ReactNode } from 'react'
import type { Resources } from '../i18n/i18next.d.ts'
import type { PageAddress } from '../nav/addresses.ts'
import type { OptionalPart } from '../lib/settings/schema.ts'

/** Who sees a bottom bar: a member on their own pages, a member on a page for everybody, a visitor. */
export type Viewer = 'member' | 'signedIn' | 'visitor'

/** A room's place in the bottom bars. */
export interface Place {
  readonly bars: readonly Viewer[]
  readonly icon: LucideIcon
  /** A key of `common.json`. */
  readonly text: keyof Resources['common']
}

/** The app's cards, which a page puts where it has a place for them. */
export interface Slots {
  /** The operator's notice, and on home what the app offers by itself. */
  readonly notice: ReactNode
  /** What the app offers by itself. */
  readonly offer: ReactNode
}

/** A room's screen with an address of its own. */
export interface PageRoom {
  readonly page: FunctionComponent<Slots>
  /** The frame around the page. It decides who may see it: `Member` admits members alone. */
  readonly frame: 'Bare' | 'Entrance' | 'Public' | 'Member'
  readonly place?: Place
  /** The page whose place in the bar is marked while this one is open, as it has none. */
  readonly within?: PageAddress
  /** The page's shape, shown until its code has loaded. */
  readonly skeleton?: ReactNode
  /** What stands beside it on wide screens: another page, once the wallet has been read, or a part that reads by itself. */
  readonly aside?: PageAddress | FunctionComponent
}

/** A room's sheet over a page. */
export interface DialogRoom {
  readonly dialog: FunctionComponent
  /** True if a visitor may open it, too; else it is for members alone. */
  readonly isPublic?: true
  /** The part of the app that it belongs to; it is nowhere in a build without that. */
  readonly part?: OptionalPart
  /** Shows the dialog or says why it may not be opened now. */
  readonly gate?: FunctionComponent<{ children: ReactNode }>
  readonly place?: Place
}
