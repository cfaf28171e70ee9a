import type { Settings } from '../../../src/lib/settings/schema.ts'
import { makeGiftLinkKey } from '../../sandbox/areas/giftKey.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { members } from '../../sandbox/seed/seed.ts'
import type { Player } from '../hands.ts'

/** The sandbox reads gift links with the private part. */
export const giftLinkKey = makeGiftLinkKey()

/** Where windows were led to, since the cell began. */
export const openedWindows: string[] = []

/** The way to the screen that makes a call, and how a player sees that the call was answered. */
export interface Visit {
  /** Tells it from other screens that make the call. */
  readonly from?: string
  /** Who is logged in; nobody by default. */
  readonly as?: keyof typeof members
  readonly address: string
  readonly settings?: Partial<Settings>
  /** What the operator has set up. */
  prepare?(sandbox: Sandbox): void
  /** Leads from the open screen to the place of the call, while all is well. */
  go?(player: Player): Promise<void>
  /** Makes the call; without it, opening the screen does. It can be done again. */
  act?(player: Player): Promise<void>
  /** True once the screen shows what the answer is for. */
  isDone(player: Player): boolean
  /** Why the player is told nothing: the content is optional, or the contract wants it silent. The screen has to work without it. */
  readonly quiet?: string
  /** It stands over a screen with figures of its own, which is seen where it fails. */
  readonly covers?: true
  /** The list is what the operator offers, and an item that cannot be read is not offered. Any other list keeps its place. */
  readonly offers?: true
  /** Figures that are true as well, where an answer lacks those it names. */
  readonly instead?: readonly string[]
  /** It can be done once: what was carried out is not done again. */
  readonly once?: true
  /** The time in which the app finds out by itself what became of it (ms). */
  readonly settlesMs?: number
  /** The app keeps what the backend refused for the end of the session or the service, and sends it once that is over. */
  readonly keepsUnsent?: true
  /** It takes real time, as reading a file does. */
  readonly isSlow?: true
}

/** The visits of some calls, by their names in `src/api`. */
export type Visits = Readonly<Record<string, Visit | readonly Visit[]>>
