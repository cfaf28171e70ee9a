import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { hideAmounts } from '../i18n/amounts.ts'
import { toastMs, toasts, type Toast } from '../lib/toasts.ts'
import styles from './Toasts.module.css'

/** A modal covers everything else; the oldest supported browsers lack popovers. */
const topDialog = () => [...document.querySelectorAll('dialog[open]:not([data-beside])')].at(-1)

export function Toasts() {
  const shown = toasts.useItems()
  const [box] = useState(createBox)

  useLayoutEffect(() => {
    const stop = new AbortController()
    const attach = () => {
      const home = topDialog() ?? document.body
      // Move only if needed: moving restarts animations.
      if (box.parentElement !== home) home.append(box)
      home.addEventListener('close', attach, { signal: stop.signal })
    }
    attach()
    return () => stop.abort()
  }, [box, shown])
  useLayoutEffect(() => () => box.remove(), [box])

  return createPortal(
    shown.map((toast) => <ToastLine key={toast.id} toast={toast} />),
    box,
  )
}

/** A mouse on the toast stops its time. */
function ToastLine({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toasts.remove(toast), toastMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return (
    <p className={styles[toast.tone]} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {toast.tone === 'error' ? <CircleAlert /> : <CircleCheck />}
      <span>{hideAmounts(toast.text)}</span>
    </p>
  )
}

function createBox(): HTMLElement {
  const box = document.createElement('div')
  box.className = styles['toasts'] ?? ''
  box.dataset['toasts'] = ''
  box.setAttribute('aria-live', 'assertive')
  return box
}
