import { useEffect, useRef } from 'react'
import { isBlocked } from '../../nav/history.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { hasAgreed } from '../../session/agreement.ts'

/** How long home is shown before the agreement opens (spec, section 9). */
const agreementDelayMs = 1_500

/**
 * Opens the agreement once per visit of home, unless this session has agreed. It waits while another dialog is open. A component of its
 * own, so that home does not render again for each dialog.
 */
export function Agreement({ homeHasLoaded }: { homeHasLoaded: boolean }) {
  const offered = useRef(false)
  const dialog = useDialog()?.name
  useEffect(() => {
    if (!homeHasLoaded || dialog || offered.current || hasAgreed()) return
    let timer = setTimeout(ask, agreementDelayMs)
    function ask() {
      offered.current = !isBlocked() && openDialog({ name: 'agreement' })
      // An alert blocks the navigation, so it tries again later.
      if (!offered.current) timer = setTimeout(ask, agreementDelayMs)
    }
    return () => clearTimeout(timer)
  }, [homeHasLoaded, dialog])
  return null
}
