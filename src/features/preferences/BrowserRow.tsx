import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openInBrowser } from '../../device/openInBrowser.ts'
import { useSession } from '../../session/useSession.ts'
import { pageSearch } from '../../nav/addresses.ts'
import styles from './Preferences.module.css'

/** Opens the page below this dialog in the device's browser. Hosts do not say whether it opened. */
export function BrowserRow() {
  const { t } = useTranslation('preferences')
  const isSignedIn = useSession() !== null
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => {
    openInBrowser(window.location.pathname + pageSearch(window.location.search))
    setIsAsked(true)
  }
  return (
    <div className={styles['rows']}>
      <button type="button" className={styles['row']} onClick={leave}>
        <ExternalLink size={22} aria-hidden="true" />
        <span>
          <span className={styles['name']}>{t('openInBrowser')}</span>
          <span className={styles['hint']}>{t(isSignedIn ? 'openInBrowserHint' : 'openInBrowserSame')}</span>
        </span>
      </button>
      <p className={styles['said']} role="status">
        {isAsked ? t('openInBrowserAsked') : ''}
      </p>
    </div>
  )
}
