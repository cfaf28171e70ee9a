import i18next from 'i18next'
import { setMask } from '../i18n/money.ts'
import { persistent } from '../platform/storage.ts'

/** True if the player hides amounts on this device. */
export const areHidden = () => persistent.get('amounts') !== null

/** Hides all amounts, or shows them again. The page's head script reads the note, too. */
export const toggleAmounts = () => (areHidden() ? persistent.remove('amounts') : persistent.set('amounts', 'hidden'))

/** Sets the mask. Texts are rendered again, as amounts are part of them (`i18n/setUp.ts`). */
function write(): void {
  setMask(areHidden() ? i18next.t('hidden') : null)
  i18next.emit('amounts')
}

/** From now on amounts are hidden or shown as the player chose, in this tab or another. Called once, before anything is rendered. */
export function followHiding(): void {
  i18next.on('languageChanged', write)
  persistent.subscribe('amounts', write)
  window.addEventListener('storage', write)
  write()
}
