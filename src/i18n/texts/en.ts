import auth from '../../../locales/en/auth.json'
import common from '../../../locales/en/common.json'
import home from '../../../locales/en/home.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(
  ['/locales/en/*.json', '!**/{auth,common,home,outdated,preview}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { auth, common, home },
  room: async (name) => files[`/locales/en/${name}.json`]?.(),
}
