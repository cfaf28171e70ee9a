import { useEffect, useRef } from 'react'
import { isBlocked } from '../../nav/history.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { hasAgreed } from '../../session/agreement.ts'

/** Home shows the agreement after this delay (product, section 9). */
const agreementDelayMs = 1_500

/** Once per visit, unless the session has agreed. A separate component, so dialogs do not rerender home. */
export function Agreement({ homeHasLoaded }: { homeHasLoaded: boolean }) {
  const offered = useRef(false)
  const dialog = useDialog()?.name
  useEffect(() => {
    if (!homeHasLoaded || dialog || offered.current || hasAgreed()) return
    let timer = setTimeout(ask, agreementDelayMs)
    function ask() {
      offered.current = !isBlocked() && openDialog({ name: 'agreement' })
      // An open alert blocks navigation; it tries again later.
      if (!offered.current) timer = setTimeout(ask, agreementDelayMs)
    }
    return () => clearTimeout(timer)
  }, [homeHasLoaded, dialog])
  return null
}
