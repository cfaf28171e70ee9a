import { ChevronRight, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { useOpenIntents } from '../../member/useOpenIntents.ts'
import { searchOf } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './OpenCommands.module.css'
import { whereToLook } from './rules.ts'

/** Reminds of what was sent on its way and whose outcome is not known yet, also after a reload; one line for each place to look. */
export function OpenCommands() {
  const { t } = useTranslation(['homeRest', 'common'])
  const places = useOpenIntents().flatMap(({ kind }) => whereToLook(kind) ?? [])
  const keyOf = (place: (typeof places)[number]) => ('page' in place ? place.page : searchOf(place.address))
  return [...new Map(places.map((place) => [keyOf(place), place]))].map(([key, place]) => (
    <button
      key={key}
      type="button"
      className={styles['open']}
      onClick={() => ('page' in place ? navigate(place.page) : openDialog(place.address))}
    >
      <ClockAlert size={24} aria-hidden="true" />
      <span>{t(place.text)}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </button>
  ))
}
