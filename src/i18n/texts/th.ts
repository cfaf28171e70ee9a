import common from '../../../locales/th/common.json'
import home from '../../../locales/th/home.json'
import login from '../../../locales/th/login.json'
import type { LanguageTexts } from '../languages.ts'

const thaiFiles = import.meta.glob<Record<string, string>>(
  ['/locales/th/*.json', '!**/{common,home,login,outdated,preview}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { common, home, login },
  namespace: async (name) => thaiFiles[`/locales/th/${name}.json`]?.(),
}
