import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActionRow, RowTexts } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import groupStyles from '../../ui/layout/Group.module.css'
import { Guide } from './Guide.tsx'
import styles from './Preferences.module.css'
import { useHomeScreen } from './useHomeScreen.ts'

/** Adds the app to the home screen by a tap, or shows how. Renders nothing where neither is possible. */
export function HomeScreenRow() {
  const { t } = useTranslation('preferences')
  const { way, said, add, isDesktop } = useHomeScreen()
  if (way === null) return null
  const words = {
    picture: <KindTile icon={Smartphone} kind="invite" />,
    label: t(isDesktop ? 'installApp' : 'addToHomeScreen'),
    hint: t('homeScreenHint'),
  }
  return (
    <div>
      <div className={groupStyles['group']}>
        {way === 'ask' ? (
          <ActionRow {...words} onOpen={add} />
        ) : (
          <>
            <div className={groupStyles['row']}>
              <RowTexts {...words} />
            </div>
            <Guide />
          </>
        )}
      </div>
      <p className={styles['said']} role="status">
        {said && t(said)}
      </p>
    </div>
  )
}
