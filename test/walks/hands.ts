import { fireEvent } from '@testing-library/react'
import { openDialogs } from '../fakes/page.ts'
import type { Clock } from './clock.ts'
import { words } from './words.ts'

const said = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()

// By tag name: a selector takes jsdom a hundred times as long, and every step looks.
const dialogs = () => [...document.getElementsByTagName('dialog')]
const isAlert = (dialog: Element) => dialog.getAttribute('role') === 'alertdialog'

/** The alert in sight; null without one. */
export function alertInSight(): { element: Element; title: string; text: string } | null {
  const element = dialogs().find(isAlert)
  if (!element) return null
  const [title, text] = ['h2', 'p'].map((tag) => element.querySelector(tag)?.textContent ?? '')
  return { element, title: title ?? '', text: text ?? '' }
}

/** The toasts in sight. */
export const toastsInSight = () =>
  [...document.getElementsByTagName('p')].filter((line) => line.parentElement?.hasAttribute('data-toasts'))

/** The topmost dialog that is no alert; null without one. */
export const sheet = () => openDialogs().findLast((dialog) => !isAlert(dialog)) ?? null

/** The part of the page that a tap can reach: the alert, else the topmost dialog, else the page. */
const within = () => alertInSight()?.element ?? sheet() ?? document.body

const isReady = (button: HTMLButtonElement) => !button.disabled && button.getAttribute('aria-disabled') !== 'true'

/** The player's hands and eyes. */
export interface Hands {
  /** An enabled button within reach whose words are these or begin so; null without one. */
  find(text: string): HTMLButtonElement | null
  /** Taps it; false if it is not there. */
  tap(text: string, times?: number): Promise<boolean>
  fill(label: string, value: string): Promise<boolean>
  choose(group: string, value: string): Promise<boolean>
  /** Closes alerts and dialogs; false if something stays open. */
  clear(): Promise<boolean>
}

/** Emulates the player's hands; they do what a finger can do and no more. */
export function fakeHands(clock: Clock): Hands {
  const find = (text: string) => {
    const buttons = [...within().querySelectorAll('button')].filter(isReady)
    const named = (button: Element) => button.getAttribute('aria-label') ?? said(button)
    return (
      buttons.find((button) => named(button) === text) ??
      buttons.find((button) => named(button).startsWith(text)) ??
      null
    )
  }
  const tap = async (text: string, times = 1) => {
    const button = find(text)
    if (!button) return false
    await clock.doing(() => {
      for (let time = 0; time < times; time += 1) fireEvent.click(button)
    })
    return true
  }
  const hands: Hands = {
    find,
    tap,
    async fill(label, value) {
      const field = [...within().querySelectorAll('label')].find((each) => said(each).startsWith(label))
      const input = field?.control ?? field?.querySelector('input')
      if (!(input instanceof HTMLInputElement)) return false
      await clock.doing(() => void fireEvent.change(input, { target: { value } }))
      return true
    },
    async choose(group, value) {
      const column = [...within().querySelectorAll('fieldset')].find((each) =>
        said(each.querySelector('legend') ?? each).startsWith(group),
      )
      const row = column?.querySelector(`input[value="${value}"]`)
      if (!row) return false
      await clock.doing(() => void fireEvent.click(row))
      return true
    },
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
  return hands
}
