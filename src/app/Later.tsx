import { leaveStaleCovers } from '../nav/cover.ts'
import { Alerts } from '../ui/Alerts.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { useHostBack } from './useHostBack.ts'

leaveStaleCovers()

/** What no first screen waits for: alerts and toasts, above every page and dialog, and the host's back button. */
export function Later() {
  useHostBack()
  return (
    <>
      <Alerts />
      <Toasts />
    </>
  )
}
