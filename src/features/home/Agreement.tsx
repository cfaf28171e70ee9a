import { useEffect, useRef } from 'react'
import { isBlocked } from '../../nav/history.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { hasAgreed } from '../../session/agreement.ts'

/** How long home stands before the agreement asks (spec, section 9). */
const agreementDelay = 1_500

/**
 * Opens the agreement once per visit of home, unless this session has agreed; waits while another dialog is open. Apart, so that home is
 * not drawn anew with each dialog.
 */
export function Agreement({ homeHasLoaded }: { homeHasLoaded: boolean }) {
  const offered = useRef(false)
  const dialog = useDialog()?.name
  useEffect(() => {
    if (!homeHasLoaded || dialog || offered.current || hasAgreed()) return
    let timer = setTimeout(ask, agreementDelay)
    function ask() {
      offered.current = !isBlocked() && openDialog({ name: 'agreement' })
      // An alert stands before it: later, then.
      if (!offered.current) timer = setTimeout(ask, agreementDelay)
    }
    return () => clearTimeout(timer)
  }, [homeHasLoaded, dialog])
  return null
}
