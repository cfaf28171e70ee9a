import { ChevronRight, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpenIntents } from '../../member/useOpenIntents.ts'
import { useWallet } from '../../member/useWallet.ts'
import { searchOf } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import styles from './BonusPage.module.css'
import { whereToLook } from './rules.ts'

const texts = { bonus: 'openBonus', promotion: 'openPromotion', endBonus: 'openEnd' } as const

/** Reminds of what was sent from here and whose outcome is not known yet, also after a reload. */
export function OpenCommands() {
  const { t } = useTranslation('bonus')
  // Whose commands they are is told by the wallet.
  useWallet()
  const places = useOpenIntents().flatMap(({ kind }) => whereToLook(kind) ?? [])
  return [...new Map(places.map((place) => [searchOf(place), place]))].map(([key, place]) => (
    <button key={key} type="button" className={styles['open']} onClick={() => openDialog(place)}>
      <ClockAlert size={24} aria-hidden="true" />
      <span>{t(texts[place.name as keyof typeof texts], { code: place.code })}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </button>
  ))
}
