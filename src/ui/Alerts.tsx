import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Alerts.module.css'
import { Button } from './Button.tsx'
import { alerts, type Alert } from '../messages/alerts.ts'
import { Amount } from './Amount.tsx'
import { useMessageDialog } from './useMessageDialog.ts'

/** Shows the alerts, one at a time, above every dialog. */
export function Alerts() {
  const [alert] = alerts.use()
  return alert ? <AlertDialog alert={alert} onClose={() => alerts.remove(alert)} /> : null
}

const icons = { error: CircleAlert, success: CircleCheck, waiting: Clock }

function AlertDialog({ alert: { tone, title, text, receipt }, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useMessageDialog(onClose)
  const Icon = icons[tone]
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      className={styles['alert']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <span className={styles['disc']} data-tone={tone} aria-hidden="true">
        <Icon size={34} />
      </span>
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      {receipt && (
        <p className={styles['amount']}>
          <Amount>{receipt.amount}</Amount>
        </p>
      )}
      <p id={`${id}-text`} className={receipt ? 'visually-hidden' : styles['text']}>
        {text}
      </p>
      {receipt && (
        <dl className={styles['rows']}>
          {receipt.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button autoFocus onClick={onClose}>
        {t('ok')}
      </Button>
    </dialog>
  )
}
