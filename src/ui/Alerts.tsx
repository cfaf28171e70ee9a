import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cover } from '../nav/cover.ts'
import styles from './Alerts.module.css'
import { Button } from './Button.tsx'
import { alerts, type Alert } from './messages.ts'

/** Where alerts appear, one at a time and above every dialog. */
export function Alerts() {
  const [alert] = alerts.use()
  return alert ? <AlertDialog alert={alert} onClose={() => alerts.remove(alert)} /> : null
}

function AlertDialog({ alert: { tone, title, text }, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const Icon = tone === 'error' ? CircleAlert : CircleCheck

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  const close = useEffectEvent(onClose)
  useEffect(() => cover(() => close()), [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles['alert']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // By the browser itself, which lets a page refuse Escape only once.
      onClose={() => dialog.current?.open === false && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Icon className={styles[tone]} aria-hidden="true" />
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles['text']}>
        {text}
      </p>
      <Button autoFocus onClick={onClose}>
        {t('ok')}
      </Button>
    </dialog>
  )
}
