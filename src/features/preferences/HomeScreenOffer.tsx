import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss, isDismissed } from '../../device/dismissed.ts'
import { persistent } from '../../platform/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Guide } from './Guide.tsx'
import styles from './Offer.module.css'
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
  return (
    <Card className={styles['offer']} aria-label={t('homeScreenOffer')}>
      <p className={styles['title']}>{t('homeScreenOffer')}</p>
      <p>{t('homeScreenHint')}</p>
      {answer === 'yes' && way === 'guide' && <Guide />}
      {answer === null && (
        <div className={styles['answers']}>
          <Button variant="quiet" onClick={() => reply('yes')}>
            {t(way === 'ask' ? 'add' : 'showHow')}
          </Button>
          <Button variant="plain" onClick={() => reply('no')}>
            {t('notNow')}
          </Button>
        </div>
      )}
      <p className={styles['said']} role="status">
        {said && t(said)}
      </p>
    </Card>
  )
}
