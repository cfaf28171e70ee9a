import { fireEvent } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { openDialogs } from '../fakes/page.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Clock } from './clock.ts'
import { pattern, words } from './words.ts'

/** What an element says, without what lays it out. */
export const said = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()

// By tag name: a selector takes jsdom a hundred times as long, and every step looks.
const dialogs = () => [...document.getElementsByTagName('dialog')]
const isAlert = (dialog: Element) => dialog.getAttribute('role') === 'alertdialog'

/** The alert in sight; null without one. */
export function alertInSight(): { element: Element; title: string; text: string } | null {
  const element = dialogs().find(isAlert)
  if (!element) return null
  const [title, text] = ['h2', 'p'].map((tag) => element.getElementsByTagName(tag)[0]?.textContent ?? '')
  return { element, title: title ?? '', text: text ?? '' }
}

/** The toasts in sight. */
export const toastsInSight = () =>
  [...document.getElementsByTagName('p')].filter((line) => line.parentElement?.hasAttribute('data-toasts'))

/** The topmost dialog that is no alert; null without one. */
export const sheet = () => openDialogs().findLast((dialog) => !isAlert(dialog)) ?? null

/** The part of the page that a tap can reach: the alert, else the topmost dialog, else the page. */
const within = () => alertInSight()?.element ?? sheet() ?? document.body
const every = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => [...within().getElementsByTagName(tag)]

const isReady = (button: HTMLButtonElement) => !button.disabled && button.getAttribute('aria-disabled') !== 'true'
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? said(element)

/** A player's hands and eyes. They do what a finger can do and no more. */
export type Hands = ReturnType<typeof fakeHands>

/** Emulates a player's hands. Each act returns false if there is nothing to do it with. */
export function fakeHands(clock: Clock) {
  /** An enabled button within reach that has this name, or one that begins so; null without one. */
  const find = (name: string) => {
    const buttons = every('button').filter(isReady)
    return (
      buttons.find((each) => nameOf(each) === name) ?? buttons.find((each) => nameOf(each).startsWith(name)) ?? null
    )
  }
  const field = (name: string) =>
    [...every('input'), ...every('select'), ...every('textarea')].find(
      (each) => each.name === name || each.getAttribute('aria-label') === name,
    ) ?? every('label').find((label) => said(label).startsWith(name))?.control
  const change = async (element: Element | null | undefined, target: object) => {
    if (element) await clock.doing(() => void fireEvent.change(element, { target }))
    return Boolean(element)
  }
  const tap = async (name: string, times = 1) => {
    const button = find(name)
    if (!button) return false
    await clock.doing(() => {
      for (let time = 0; time < times; time += 1) fireEvent.click(button)
    })
    return true
  }
  return {
    find,
    tap,
    /** Types into the field that its form gives this name, else into the one whose label begins so. */
    fill: (name: string, value: string) => change(field(name), { value }),
    /** Hands a file to the chooser. */
    attach: (file: File) =>
      change(
        every('input').find(({ type }) => type === 'file'),
        { files: [file] },
      ),
    /** Opens a list by its row, and takes one of it. */
    choose: async (row: string, option: string) => (await tap(row)) && tap(option),
    /** Closes alerts and dialogs; false if something stays open. */
    async clear() {
      for (let layer = 0; layer < 6 && (alertInSight() || sheet()); layer += 1) {
        const isPutAway =
          (await tap(alertInSight() ? words.common.ok : words.home.agreementConfirm)) ||
          (await tap(words.common.close)) ||
          (await tap(words.common.ok))
        if (!isPutAway) return false
        await clock.pass(60)
      }
      return !alertInSight() && !sheet()
    },
  }
}

/** A player who looks for something for a while before it is missing, and the backend to look things up in. */
export type Player = ReturnType<typeof fakePlayer>

/** Waits for a moment after each act (ms), as a hand does. */
const pauseMs = 120
/** How often something is looked for before it is missing. */
const looks = 20

/** Emulates a player. */
export function fakePlayer(clock: Clock, sandbox: Sandbox) {
  const hands = fakeHands(clock)
  const patient = async (attempt: () => Promise<boolean>, what: string) => {
    for (let look = 0; look < looks; look += 1) {
      const isDone = await attempt()
      await clock.pass(pauseMs)
      if (isDone) return
    }
    throw new Error(`${what} is not there`)
  }
  return {
    hands,
    clock,
    sandbox,
    tap: (name: string) => patient(() => hands.tap(name), `the button ${name}`),
    async type(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values))
        await patient(() => hands.fill(name, value), `the field ${name}`)
    },
    choose: (file: File) => patient(() => hands.attach(file), 'the chooser'),
    /** Goes to an address within the app. */
    async goTo(address: string) {
      await clock.doing(() => navigate(address))
      await clock.pass(pauseMs)
    },
    /** True if the text is on the screen; a variable in it stands for anything. */
    sees: (text: string) => pattern(text).test(document.body.textContent),
    can: (name: string) => hands.find(name) !== null,
    has: (selector: string) => document.querySelector(selector) !== null,
  }
}
