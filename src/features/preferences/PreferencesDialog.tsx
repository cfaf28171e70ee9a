import { useTranslation } from 'react-i18next'
import { DepositLimitsRow } from '../depositLimits/DepositLimitsRow.tsx'
import { platform } from '../../platform/current.ts'
import { useChatOffer } from '../../service/useChatOffer.ts'
import { useSession } from '../../session/useSession.ts'
import { version } from '../../settings/build.ts'
import groupStyles from '../../ui/Group.module.css'
import { Sheet } from '../../ui/Sheet.tsx'
import { BrowserRow } from './BrowserRow.tsx'
import { HomeScreenRow } from './HomeScreenRow.tsx'
import { LanguageGroup } from './LanguageGroup.tsx'
import styles from './Preferences.module.css'
import { ResultRow } from './ResultRow.tsx'
import { SoundGroup } from './SoundGroup.tsx'

/** The preferences of this device, for visitors and members. */
export function PreferencesDialog() {
  const { t } = useTranslation('preferences')
  const { isOffered } = useChatOffer()
  const isSignedIn = useSession() !== null
  return (
    <Sheet title={t('title')}>
      <div className={styles['groups']}>
        <LanguageGroup />
        {isOffered && <SoundGroup />}
        {isSignedIn && (
          <div className={groupStyles['group']}>
            <ResultRow />
            <DepositLimitsRow />
          </div>
        )}
        {platform().can.openInBrowser && <BrowserRow />}
        {/* The last one, because it appears late, after an answer of the host. */}
        <HomeScreenRow />
        <p className={styles['version']}>{t('version', { version })}</p>
      </div>
    </Sheet>
  )
}
