import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasFeature } from '../../lib/settings/settings.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { ActionRow } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'

export function DepositLimitsRow() {
  const { t } = useTranslation('shared')
  if (!hasFeature('depositLimits')) return null
  return (
    <ActionRow
      picture={<KindTile icon={Hand} kind="accent" />}
      label={t('depositLimits')}
      hint={t('depositLimitsHint')}
      onOpen={() => openDialog({ name: 'depositLimits' })}
    />
  )
}
