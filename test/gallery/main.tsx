import '../../src/ui/base.css'
import './gallery.css'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { languages, type Language } from '../../src/i18n/languages.ts'
import { loadTexts, startLanguage } from '../../src/i18n/setUp.ts'
import { startPlatform } from '../../src/platform/current.ts'
import { paintTheme } from '../../src/platform/telegramPaint.ts'
import { themeOf } from '../fakes/hosts/telegramLaunch.ts'
import type { PartName } from './partNames.ts'
import { parts, say } from './parts.tsx'
import { words } from './words.ts'

/** Draws the part of the gallery that the address asks for, in its language and colours. */
async function draw(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(window.location.search)
  const part = asked.get('part') as PartName
  const language = (Object.keys(languages) as Language[]).find((each) => each === asked.get('language')) ?? 'th'
  await Promise.all([startPlatform({ host: 'browser' }), startLanguage(language, () => undefined)])
  await Promise.all(['shared', 'errors'].map(loadTexts))
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (asked.get('place') === 'telegram') paintTheme(themeOf('ios', scheme))
  const Part = parts[part]
  const given = words[i18next.language as Language]
  say(part, given)
  createRoot(root).render(
    <main className="gallery">
      <Part words={given} />
    </main>,
  )
}

const root = document.getElementById('root')
if (root) void draw(root)
