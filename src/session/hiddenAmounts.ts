import { getI18n } from 'react-i18next'
import { setMask } from '../i18n/money.ts'
import { persistent } from '../platform/storage.ts'

export const areAmountsHidden = () => persistent.get('amounts') !== null

/** The head script also reads `amounts`. */
export const toggleAmounts = () =>
  areAmountsHidden() ? persistent.remove('amounts') : persistent.set('amounts', 'hidden')

/** Rerenders texts, which contain amounts (`i18n/setUp.ts`). */
function applyMask(): void {
  setMask(areAmountsHidden() ? getI18n().t('hidden') : null)
  getI18n().emit('amounts')
}

/** Must be called before the first render. */
export function followHiddenAmounts(): void {
  getI18n().on('languageChanged', applyMask)
  persistent.subscribe('amounts', applyMask)
  window.addEventListener('storage', applyMask)
  applyMask()
}
