import { Fragment, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { pages } from '../nav/addresses.ts'
import type { DialogAddress } from '../nav/dialogAddress.ts'
import { closeDialogs } from '../nav/useDialog.ts'
import { useSession } from '../session/useSession.ts'
import { FeatureBoundary } from '../ui/layout/FeatureBoundary.tsx'
import { ComingDialog, LostDialog } from './dialogFallbacks.tsx'
import { dialogTable, isDialog, LazyDialogFailure } from './dialogTable.tsx'
import type { DialogRow } from './tableRow.ts'

/** Removes an unknown or forbidden dialog from the address. */
export function DialogSwitch({ dialog: { name } }: { dialog: DialogAddress<string> }) {
  const [path] = useLocation()
  const hasSession = useSession() !== null
  const isInside = path.startsWith(pages.user)
  const row: DialogRow | null = isDialog(name) ? dialogTable[name] : null
  const isAnswered = row !== null && ((hasSession && isInside) || row.isPublic === true)
  // Keep the address: login returns the visitor here.
  const isStray = !isAnswered && (hasSession || !isInside)
  useEffect(() => {
    if (isStray) void closeDialogs()
  }, [isStray])
  if (!row || !isAnswered) return null
  const { dialog: Dialog, gate: Gate = Fragment } = row
  return (
    <FeatureBoundary fallback={<LostDialog />}>
      <Suspense fallback={<ComingDialog />}>
        <FeatureBoundary fallback={<LazyDialogFailure />}>
          <Gate>
            <Dialog />
          </Gate>
        </FeatureBoundary>
      </Suspense>
    </FeatureBoundary>
  )
}
