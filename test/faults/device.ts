import { act, cleanup } from '@testing-library/react'
import i18next from 'i18next'
import { vi } from 'vitest'
import { forgetAllSent } from '../../src/commands/recent.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { alerts } from '../../src/messages/alerts.ts'
import { toasts } from '../../src/messages/toasts.ts'
import { endSession } from '../../src/session/session.ts'
import { speak } from '../fakes/page.ts'
import { fakeSocket } from '../fakes/socket.ts'
import { openedWindows } from './visits/money.ts'
import { speakWords } from './visits/words.ts'

/** Closes the page, and forgets what it and the device know. */
export function forget(): void {
  cleanup()
  // What the page had still to do would reach the next cell.
  vi.clearAllTimers()
  act(() => [alerts, toasts].forEach((shown) => shown.clear()))
  act(() => endSession())
  forgetAllSent()
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(fakeSocket, { open: [], next: 'connected' })
}

/** Lets the app, the device and the words that are looked for have one language. */
export async function speakAll(language: Language): Promise<void> {
  speakWords(language)
  speak(language)
  await act(() => i18next.changeLanguage(language))
}

/** A browser's window that a game or a slip was led to. */
export const openedWindow = () => ({
  document: document.implementation.createHTMLDocument(''),
  opener: null,
  closed: false,
  location: { replace: (url: string) => void openedWindows.push(url) },
  close: () => undefined,
})
