import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss, isDismissed } from '../../device/dismissed.ts'
import { persistent } from '../../platform/storage.ts'
import { Guide } from './Guide.tsx'
import styles from './Offer.module.css'
import { OfferCard } from './OfferCard.tsx'
import { useHomeScreen } from './useHomeScreen.ts'

/** Offers once on this device to add the app to the home screen; the preferences always do. Not on desktops. */
export function HomeScreenOffer() {
  const [wasMade] = useState(() => isDismissed('homeScreen'))
  return wasMade ? null : <Offer />
}

function Offer() {
  const { t } = useTranslation('preferences')
  const { way, said, add, isDesktop } = useHomeScreen()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  if (way === null || isDesktop || answer === 'no') return null

  const reply = (given: 'yes' | 'no') => {
    // It belongs to the device, so the note outlasts the session.
    dismiss('homeScreen', persistent)
    setAnswer(given)
    if (given === 'yes' && way === 'ask') add()
  }
  const answers = {
    yes: t(way === 'ask' ? 'add' : 'showHow'),
    no: t('notNow'),
    onYes: () => reply('yes'),
    onNo: () => reply('no'),
  }
  return (
    <OfferCard
      icon={Smartphone}
      title={t('homeScreenOffer')}
      hint={t('homeScreenHint')}
      answers={answer === null ? answers : null}
    >
      {answer === 'yes' && way === 'guide' && <Guide />}
      <p className={styles['said']} role="status">
        {said && t(said)}
      </p>
    </OfferCard>
  )
}
