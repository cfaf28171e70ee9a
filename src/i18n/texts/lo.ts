import common from '../../../locales/lo/common.json'
import type { LanguageTexts } from './languageTexts.ts'

const files = import.meta.glob<Record<string, string>>(['/locales/lo/*.json', '!**/{common,outdated,preview}.json'], {
  import: 'default',
})

export const texts: LanguageTexts = { common, room: async (name) => files[`/locales/lo/${name}.json`]?.() }
