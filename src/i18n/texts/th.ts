import auth from '../../../locales/th/auth.json'
import common from '../../../locales/th/common.json'
import home from '../../../locales/th/home.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(
  ['/locales/th/*.json', '!**/{auth,common,home,outdated,preview}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { auth, common, home },
  room: async (name) => files[`/locales/th/${name}.json`]?.(),
}
