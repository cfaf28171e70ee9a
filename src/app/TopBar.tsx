import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useInfo } from '../service/useInfo.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { LanguageSelect } from '../ui/LanguageSelect.tsx'
import styles from './TopBar.module.css'

/** The service's name, the language dropdown and, for members, the button that signs out. */
export function TopBar({ onSignOut }: { onSignOut?: () => void }) {
  const { t } = useTranslation()
  const name = useInfo()?.name || t('appName')
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <span className={styles['name']}>{name}</span>
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
