import { useEffect, useRef } from 'react'
import { isBlocked } from '../../nav/history.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { hasAgreed } from '../../session/agreement.ts'

/** Spec, section 9. */
const agreementDelayMs = 1_500

/**
 * Once per visit of home, unless this session has agreed. A separate component, so that dialogs do not render home
 * again.
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
