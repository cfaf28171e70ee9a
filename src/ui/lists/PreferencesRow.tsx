import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { KindTile } from '../money/KindTile.tsx'
import { ActionRow } from './ActionRow.tsx'

export function PreferencesRow() {
  const { t } = useTranslation('shared')
  return (
    <ActionRow
      picture={<KindTile icon={Settings2} kind="accent" />}
      label={t('settings')}
      onOpen={() => openDialog({ name: 'preferences' })}
    />
  )
}
