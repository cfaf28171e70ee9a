import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createListStore } from './store.ts'
import styles from './Toasts.module.css'

interface Toast {
  readonly tone: 'error' | 'success'
  readonly text: string
}

/** How long a toast stays (spec, section 8). */
const shownFor = 4_000

const store = createListStore<Toast>()

/** Shows a message for four seconds: red for an error, green for a success. */
export function showToast(tone: Toast['tone'], text: string): void {
  const toast = { tone, text }
  store.add(toast)
  setTimeout(() => store.remove(toast), shownFor)
}

/** Where toasts appear: above everything, dialogs included, and announced. */
export function Toasts() {
  const toasts = store.use()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The top layer stacks in order of opening: shown anew, so that a dialog opened meanwhile does not cover it.
    box.current?.hidePopover?.()
    if (toasts.length > 0) box.current?.showPopover?.()
  }, [toasts])

  return (
    <div ref={box} popover="manual" className={styles['toasts']} aria-live="assertive">
      {toasts.map((toast, index) => (
        <p key={index} className={styles[toast.tone]}>
          {toast.tone === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <span>{toast.text}</span>
        </p>
      ))}
    </div>
  )
}
