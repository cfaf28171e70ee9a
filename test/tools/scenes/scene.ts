import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { members } from '../../sandbox/seed/seed.ts'

/** A moment of the app that the contact sheet shows. */
export interface Scene {
  readonly name: string
  /** The member who is logged in, mostly the one with the longest name and the big balance; null: nobody. */
  readonly as: keyof typeof members | null
  readonly address: string
  /** True if the backend refuses something or the connection breaks: the browser logs both to its console. */
  readonly provokes: boolean
  /** Sets the backend up before the page opens. */
  prepare(sandbox: Sandbox): void
  /** What the player does once the page is open, one step after the other. */
  readonly steps: readonly Step[]
}

/** A step of the player. */
export type Step = (page: Page) => Promise<unknown>

/** What the backend does otherwise. */
export interface Otherwise {
  readonly provokes?: true
  prepare?(control: Sandbox['control'], state: Sandbox['state']): unknown
}

/** A row of the lists of scenes. */
export function scene(name: string, as: Scene['as'], address: string, ...parts: readonly (Step | Otherwise)[]): Scene {
  const backend = parts.filter((part) => typeof part !== 'function')
  return {
    name,
    as,
    address,
    provokes: backend.some(({ provokes }) => provokes),
    prepare({ control, state }) {
      for (const { prepare } of backend) prepare?.(control, state)
    },
    steps: parts.filter((part) => typeof part === 'function'),
  }
}
