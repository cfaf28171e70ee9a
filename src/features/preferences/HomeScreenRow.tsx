import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActionRow, RowTexts } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import groupStyles from '../../ui/layout/Group.module.css'
import { Guide } from './Guide.tsx'
import styles from './Preferences.module.css'
import { useHomeScreen } from './useHomeScreen.ts'

export function HomeScreenRow() {
  const { t } = useTranslation('preferences')
  const { method, answerKey, add, isDesktop } = useHomeScreen()
  if (method === null) return null
  const words = {
    picture: <KindTile icon={Smartphone} kind="invite" />,
    label: t(isDesktop ? 'installApp' : 'addToHomeScreen'),
    hint: t('homeScreenHint'),
  }
  return (
    <div>
      <div className={groupStyles['group']}>
        {method === 'ask' ? (
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
        {answerKey && t(answerKey)}
      </p>
    </div>
  )
}
