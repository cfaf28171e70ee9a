import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { toasts } from './messages.ts'
import styles from './Toasts.module.css'

/** Where toasts appear: above everything, dialogs included, and announced. */
export function Toasts() {
  const shown = toasts.use()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The top layer stacks in order of opening: shown anew, so that a dialog opened meanwhile does not cover it.
    box.current?.hidePopover?.()
    if (shown.length > 0) box.current?.showPopover?.()
  }, [shown])

  return (
    <div ref={box} popover="manual" className={styles['toasts']} aria-live="assertive">
      {shown.map((toast) => (
        <p key={toast.id} className={styles[toast.tone]}>
          {toast.tone === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <span>{toast.text}</span>
        </p>
      ))}
    </div>
  )
}
