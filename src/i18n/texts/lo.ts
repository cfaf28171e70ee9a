import common from '../../../locales/lo/common.json'
import home from '../../../locales/lo/home.json'
import login from '../../../locales/lo/login.json'
import type { LanguageTexts } from '../languages.ts'

const laoFiles = import.meta.glob<Record<string, string>>(
  ['/locales/lo/*.json', '!**/{common,home,login,outdated,preview}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { common, home, login },
  namespace: async (name) => laoFiles[`/locales/lo/${name}.json`]?.(),
}
