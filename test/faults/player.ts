import { fireEvent } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Clock } from '../walks/clock.ts'
import { fakeHands, sheet, type Hands } from '../walks/hands.ts'

/** The player's hands and eyes, and the backend to look things up in. */
export interface Player {
  readonly hands: Hands
  readonly clock: Clock
  readonly sandbox: Sandbox
  /** Taps a button that has to be there. */
  tap(name: string): Promise<void>
  /** Types into fields, each by the name that its form gives it, else by its label. */
  type(values: Readonly<Record<string, string>>): Promise<void>
  /** Hands a file to the chooser. */
  choose(file: File): Promise<void>
  /** Goes to an address within the app. */
  goTo(address: string): Promise<void>
  /** True if the text is on the screen; a variable in it stands for anything. */
  sees(text: string): boolean
  /** True if an enabled button has this name, or one that begins so. */
  can(name: string): boolean
  has(selector: string): boolean
}

/** Waits for a moment after each act (ms), as a hand does. */
const pauseMs = 120
/** How often something is looked for before it is missing. */
const looks = 20

/** What `text` looks like on the screen. */
export function pattern(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(parts.join('.*?'), 's')
}

/** Emulates a player. */
export function fakePlayer(clock: Clock, sandbox: Sandbox): Player {
  const hands = fakeHands(clock)
  const patient = async (attempt: () => Promise<boolean>, what: string) => {
    for (let look = 0; look < looks; look += 1) {
      if (await attempt()) return clock.pass(pauseMs)
      await clock.pass(pauseMs)
    }
    throw new Error(`${what} is not there`)
  }
  const field = (name: string) => {
    const place = sheet() ?? document
    const named = place.querySelector<HTMLElement>(`[name="${name}"], textarea[aria-label="${name}"]`)
    const labels = [...place.querySelectorAll('label')]
    return named ?? labels.find((label) => label.textContent.trim().startsWith(name))?.control ?? null
  }
  return {
    hands,
    clock,
    sandbox,
    tap: (name) => patient(() => hands.tap(name), `the button ${name}`),
    async type(values) {
      for (const [name, value] of Object.entries(values))
        await patient(async () => {
          const input = field(name)
          if (!input) return false
          await clock.doing(() => void fireEvent.change(input, { target: { value } }))
          return true
        }, `the field ${name}`)
    },
    choose: (file) =>
      patient(async () => {
        const chooser = (sheet() ?? document).querySelector<HTMLInputElement>('input[type=file]')
        if (!chooser) return false
        await clock.doing(() => void fireEvent.change(chooser, { target: { files: [file] } }))
        return true
      }, 'the chooser'),
    async goTo(address) {
      await clock.doing(() => navigate(address))
      await clock.pass(pauseMs)
    },
    sees: (text) => pattern(text).test(document.body.textContent),
    can: (name) => hands.find(name) !== null,
    has: (selector) => document.querySelector(selector) !== null,
  }
}
