import auth from '../../../locales/lo/auth.json'
import common from '../../../locales/lo/common.json'
import home from '../../../locales/lo/home.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(
  ['/locales/lo/*.json', '!**/{auth,common,home,outdated,preview}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { auth, common, home },
  room: async (name) => files[`/locales/lo/${name}.json`]?.(),
}
