import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { endSession } from '../../session/session.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import entrance from '../../ui/Entrance.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './RegisterPage.module.css'

/** Takes the place of the wizard for a member who is signed in, so that nobody registers twice by accident. */
export function SignedIn() {
  const { t } = useTranslation('register')
  const name = useWallet().data?.profile.name
  return (
    <Card>
      <div className={classes(entrance['form'], styles['form'])}>
        <div className={styles['who']}>
          <KindTile icon={UserRound} kind="invite" />
          <div>
            <h2>{t('signedIn')}</h2>
            {name && <p>{name}</p>}
          </div>
        </div>
        <Button onClick={() => navigate(pages.user)}>{t('continue')}</Button>
        <Button variant="plain" onClick={endSession}>
          {t('signOutAndRegister')}
        </Button>
      </div>
    </Card>
  )
}
