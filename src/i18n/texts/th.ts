import common from '../../../locales/th/common.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(['/locales/th/*.json', '!**/{common,outdated,preview}.json'], {
  import: 'default',
})

export const texts: LanguageTexts = { common, room: async (name) => files[`/locales/th/${name}.json`]?.() }
