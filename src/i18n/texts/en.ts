import common from '../../../locales/en/common.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(['/locales/en/*.json', '!**/{common,outdated,preview}.json'], {
  import: 'default',
})

export const texts: LanguageTexts = { common, room: async (name) => files[`/locales/en/${name}.json`]?.() }
