import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { pages } from '../nav/addresses.ts'
import { useServiceName } from '../service/useServiceName.ts'
import { settings } from '../settings/settings.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { LanguageSelect } from '../ui/LanguageSelect.tsx'
import { ServiceName } from './ServiceName.tsx'
import { keepSupportPlace } from './supportPlace.ts'
import styles from './TopBar.module.css'

/** The service's mark and name, which login shows itself, the support chat's place, the language dropdown and, for members, the button that signs out. */
export function TopBar({ onSignOut }: { onSignOut?: () => void }) {
  const { t } = useTranslation()
  const name = useServiceName()
  const [path] = useLocation()
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <span className={styles['service']}>{path !== pages.login && <ServiceName />}</span>
        {settings.VITE_CHAT_URL !== '' && <span ref={keepSupportPlace} className={styles['support']} />}
        <LanguageSelect />
        {onSignOut && (
          <IconButton label={t('signOut')} onClick={onSignOut}>
            <LogOut />
          </IconButton>
        )}
      </div>
    </header>
  )
}
