import { useEffect } from 'react'
import { leaveStaleCovers } from '../nav/cover.ts'
import { openDialog } from '../nav/useDialog.ts'
import { platform } from '../platform/current.ts'
import { Alerts } from '../ui/Alerts.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { OfflineLine } from './OfflineLine.tsx'
import { useHostBack } from './useHostBack.ts'

leaveStaleCovers()

/** What no first screen waits for: alerts and toasts, above every page and dialog, the host's own buttons, and the word that the line is gone. */
export function Later() {
  useHostBack()
  useEffect(() => platform().onSettings(() => openDialog({ name: 'settings' })), [])
  return (
    <>
      <OfflineLine />
      <Alerts />
      <Toasts />
    </>
  )
}
