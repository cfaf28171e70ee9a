import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { members } from '../../sandbox/seed/seed.ts'

/** A moment of the app that the contact sheet shows. */
export interface Scene {
  readonly name: string
  /** The member who is signed in, mostly the one with the longest name and the big balance; absent: nobody. */
  readonly as?: keyof typeof members
  readonly address: string
  /** True if the backend refuses something or the connection breaks: the browser logs both to its console. */
  readonly provokes?: true
  /** Sets the backend up before the page opens. */
  prepare?(sandbox: Sandbox): void
  /** What the player does once the page is open. */
  act?(page: Page): Promise<void>
}
