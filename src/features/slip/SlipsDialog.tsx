import { useTranslation } from 'react-i18next'
import { closeDialog, hasDialogBefore, leaveDialog } from '../../nav/useDialog.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Slips } from './Slips.tsx'

/** The list of slips with their status. */
export function SlipsDialog() {
  const { t } = useTranslation('slip')
  return (
    <Sheet
      title={t('listTitle')}
      onClose={() => void closeDialog()}
      onBack={hasDialogBefore() ? () => void leaveDialog() : undefined}
    >
      <Slips />
    </Sheet>
  )
}
