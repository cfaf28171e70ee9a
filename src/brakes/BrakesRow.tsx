import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../nav/useDialog.ts'
import { hasPart } from '../settings/hasPart.ts'
import { ActionRow } from '../ui/ActionRow.tsx'
import { KindTile } from '../ui/KindTile.tsx'

/** Opens the brakes. It stands in a group. */
export function BrakesRow() {
  const { t } = useTranslation('shared')
  if (!hasPart('depositLimits')) return null
  return (
    <ActionRow
      picture={<KindTile icon={Hand} kind="wait" />}
      label={t('brakes')}
      hint={t('brakesHint')}
      onOpen={() => openDialog({ name: 'brakes' })}
    />
  )
}
