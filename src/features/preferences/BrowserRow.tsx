import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openInBrowser } from '../../device/openInBrowser.ts'
import { useSession } from '../../session/useSession.ts'
import { pageSearch } from '../../nav/dialogAddress.ts'
import { ActionRow } from '../../ui/ActionRow.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import groupStyles from '../../ui/Group.module.css'
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
    <div>
      <div className={groupStyles['group']}>
        <ActionRow
          picture={<KindTile icon={ExternalLink} kind="invite" />}
          label={t('openInBrowser')}
          hint={t(isSignedIn ? 'openInBrowserHint' : 'openInBrowserSame')}
          onOpen={leave}
        />
      </div>
      <p className={styles['said']} role="status">
        {isAsked ? t('openInBrowserAsked') : ''}
      </p>
    </div>
  )
}
