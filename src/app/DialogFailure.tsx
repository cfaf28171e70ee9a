import { useTranslation } from 'react-i18next'
import { closeDialog } from '../nav/useDialog.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { RoomFailure } from '../ui/RoomBoundary.tsx'

/** Stands in the place of a dialog that did not load. */
export function DialogFailure() {
  const { t } = useTranslation()
  return (
    <Sheet title={t('errorTitle')} onClose={() => void closeDialog()}>
      <RoomFailure />
    </Sheet>
  )
}
