import { ChevronRight, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpenIntents } from '../../member/useOpenIntents.ts'
import { searchOf } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './OpenCommands.module.css'
import { whereToLook } from './rules.ts'

/** Reminds of what was sent on its way and whose outcome is not known yet, also after a reload; one line for each place to look. */
export function OpenCommands() {
  const { t } = useTranslation('home')
  const places = useOpenIntents().flatMap(({ kind }) => whereToLook(kind) ?? [])
  return [...new Map(places.map((place) => [searchOf(place.address), place]))].map(([key, { address, text }]) => (
    <button key={key} type="button" className={styles['open']} onClick={() => openDialog(address)}>
      <ClockAlert size={24} aria-hidden="true" />
      <span>{t(text)}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </button>
  ))
}
