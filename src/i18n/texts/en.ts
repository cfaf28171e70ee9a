import auth from '../../../locales/en/auth.json'
import common from '../../../locales/en/common.json'
import home from '../../../locales/en/home.json'
import info from '../../../locales/en/info.json'
import shared from '../../../locales/en/shared.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(
  ['/locales/en/*.json', '!**/{auth,common,home,info,outdated,preview,shared}.json'],
  { import: 'default' },
)

export const texts: LanguageTexts = {
  first: { auth, common, home, info, shared },
  room: async (name) => files[`/locales/en/${name}.json`]?.(),
}
