import { lazy, Suspense, type ComponentType } from 'react'
import type { DialogName } from '../nav/addresses.ts'
import { useDialog } from '../nav/useDialog.ts'
import { RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './Dialogs.module.css'
import { AgreementDialog, TransferDialog } from './rooms.ts'

/** Which room answers a dialog's word. */
const dialogs: Record<DialogName, ComponentType> = { agreement: AgreementDialog, transfer: TransferDialog }

const DialogFailure = lazy(async () => ({ default: (await import('./DialogFailure.tsx')).DialogFailure }))

/** A dialog whose code is still on its way over a slow line. */
const Coming = () => (
  <div className={styles['coming']}>
    <Spinner />
  </div>
)

/** Shows the dialog that the address names, above the page. Dialogs are for members alone. */
export function Dialogs() {
  const dialog = useDialog()
  if (!dialog) return null
  const Dialog = dialogs[dialog.name]
  return (
    <RoomBoundary fallback={null}>
      <Suspense fallback={<Coming />}>
        <RoomBoundary key={dialog.name} fallback={<DialogFailure />}>
          <Dialog />
        </RoomBoundary>
      </Suspense>
    </RoomBoundary>
  )
}
