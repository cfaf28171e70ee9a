import common from '../../../locales/en/common.json'
import home from '../../../locales/en/home.json'
import login from '../../../locales/en/login.json'
import type { LanguageTexts } from '../languages.ts'

const englishFiles = import.meta.glob<Record<string, string>>(
  ['/locales/en/*.json', '!**/{common,home,login,outdated,preview}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { common, home, login },
  namespace: async (name) => englishFiles[`/locales/en/${name}.json`]?.(),
}
