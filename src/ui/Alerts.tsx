import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Alerts.module.css'
import { Button } from './Button.tsx'
import { alerts, type Alert } from '../messages/alerts.ts'
import { useMessageDialog } from './useMessageDialog.ts'

/** Shows the alerts, one at a time, above every dialog. */
export function Alerts() {
  const [alert] = alerts.use()
  return alert ? <AlertDialog alert={alert} onClose={() => alerts.remove(alert)} /> : null
}

function AlertDialog({ alert: { tone, title, text }, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useMessageDialog(onClose)
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      className={styles['alert']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
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
