import { prerender } from 'react-dom/static'
import { App } from '../../app/App.tsx'
import { chooseLanguage } from '../../i18n/chooseLanguage.ts'
import { languages, type Language } from '../../i18n/languages.ts'
import { startLanguage } from '../../i18n/setUp.ts'
import { pages } from '../../nav/addresses.ts'
import { startPlatform } from '../../platform/current.ts'
import { endSession, startSession } from '../../session/session.ts'
import type { FirstPage, FirstPages } from '../firstPage.ts'

export async function renderFirstPages(): Promise<FirstPages> {
  await Promise.all([startPlatform({ host: 'browser' }), startLanguage('th', () => undefined)])
  const rendered: Record<string, Record<FirstPage, string>> = {}
  // One after another, because they share one document.
  await (Object.keys(languages) as Language[]).reduce(async (before, language) => {
    await before
    rendered[language] = await renderIn(language)
  }, Promise.resolve())
  return rendered
}

async function renderIn(language: Language): Promise<Record<FirstPage, string>> {
  await chooseLanguage(language)
  const login = await render(pages.login)
  startSession('prerendered', false)
  const home = await render(pages.home)
  endSession()
  return { home, login }
}

async function render(address: string): Promise<string> {
  window.history.replaceState(null, '', address)
  // React would insert later chunks by scripts.
  const { prelude } = await prerender(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return await new Response(prelude).text()
}
