import { render } from '@testing-library/react'
import { completePage } from '../fakes/page.ts'
import type { Clock } from './clock.ts'
import { allLanguages } from './words.ts'

let online = true

/** Sets whether the device is online, as far as it knows. Returns false if it was so before. */
export function setOnline(isOnline: boolean): boolean {
  const hasChanged = online !== isOnline
  online = isOnline
  return hasChanged
}

/** Prepares jsdom for the app and loads its texts, which takes real time: before time is faked. */
export async function preparePage(): Promise<void> {
  completePage()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  const { allTexts, startLanguage } = await import('../../src/i18n/setUp.ts')
  await startLanguage('th', () => undefined)
  const i18next = await allTexts()
  for (const language of allLanguages.toReversed()) await i18next.changeLanguage(language)
}

/** Starts the code of a page that is loaded. */
export async function startCode(): Promise<void> {
  const [{ connect }, { startPlatform }] = await Promise.all([
    import('../../src/app/connect.ts'),
    import('../../src/platform/current.ts'),
    import('../../src/app/App.tsx'),
  ])
  await startPlatform({ host: 'browser' })
  connect()
}

/** Draws the app. In strict mode it would render twice, which players' builds do not; the tests of screens have it. */
export async function drawApp(clock: Clock): Promise<void> {
  const { App } = await import('../../src/app/App.tsx')
  await clock.doing(() => void render(<App />))
}

/** Console errors and uncaught errors are findings, and no failures of the test. Returns the function that stops listening. */
export function hearComplaints(hear: (text: string) => void): () => void {
  const { error, warn } = console
  const caught = process.listeners('unhandledRejection')
  const onUncaught = (reason: unknown) => hear(`uncaught: ${reason instanceof Error ? reason.stack : String(reason)}`)
  const onWords = (...complaint: unknown[]) => hear(complaint.map(String).join(' ').slice(0, 200))
  Object.assign(console, { error: onWords, warn: onWords })
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', onUncaught)
  return () => {
    Object.assign(console, { error, warn })
    process.removeListener('unhandledRejection', onUncaught)
    for (const listener of caught) process.on('unhandledRejection', listener)
  }
}
