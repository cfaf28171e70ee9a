import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss, isDismissed } from '../../device/dismissed.ts'
import { persistent } from '../../platform/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Guide } from './Guide.tsx'
import styles from './Offer.module.css'
import { useHomeScreen } from './useHomeScreen.ts'

/** Offers the home screen once on this device; the settings keep the way. A desktop has none. */
export function HomeScreenOffer() {
  const [isMade] = useState(() => isDismissed('homeScreen'))
  return isMade ? null : <Offer />
}

function Offer() {
  const { t } = useTranslation('preferences')
  const { way, said, add, isDesktop } = useHomeScreen()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  if (way === null || isDesktop || answer === 'no') return null

  const reply = (given: 'yes' | 'no') => {
    // The device's home screen is the device's matter, not the session's.
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
