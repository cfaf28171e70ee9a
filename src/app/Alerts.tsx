import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../i18n/amounts.ts'
import { alerts, type Alert } from '../lib/alerts.ts'
import { classes } from '../ui/classes.ts'
import { Button } from '../ui/controls/Button.tsx'
import { OutcomeDisc } from '../ui/feedback/OutcomeDisc.tsx'
import { useMessageDialog } from '../ui/layout/useMessageDialog.ts'
import { ReceiptActions, ReceiptFacts, ServiceLine } from '../wallet/receipts/ReceiptBody.tsx'
import styles from './Alerts.module.css'

/** Starts true: presses of the host's button reach the page as no event. */
let wasPointed = true

const onPointer = () => {
  wasPointed = true
}
/** Other keys only type; they do not navigate. */
const onKey = ({ key }: KeyboardEvent) => {
  if (/^(Tab|Enter| |Arrow\w+)$/.test(key)) wasPointed = false
}

function watchPointing(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('pointerdown', onPointer, options)
  document.addEventListener('keydown', onKey, options)
  return () => stop.abort()
}

const secondTapMs = 500

export function Alerts() {
  const [alert, next] = alerts.useItems()
  useEffect(watchPointing, [])
  // When the last alert was closed, as `Event.timeStamp`.
  const closedAt = useRef(-Infinity)
  if (!alert) return null
  const close = () => alerts.remove(alert)
  // Phones report no `detail` for a second tap; keys report 0.
  const onOk = ({ detail, timeStamp }: MouseEvent) => {
    if (detail > 0 && timeStamp - closedAt.current < secondTapMs) return
    closedAt.current = next ? timeStamp : -Infinity
    close()
  }
  return <AlertDialog key={alert.id} alert={alert} onOk={onOk} onClose={close} />
}

interface AlertProps {
  alert: Alert
  onOk(event: MouseEvent): void
  onClose(): void
}

function AlertDialog({ alert: { tone, title, text, receipt }, onOk, onClose }: AlertProps) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useMessageDialog(onClose)
  // After a tap, browsers show a focus ring if a field had the focus.
  const [isAsking, onAsking] = useState(false)
  const [isPointed, setIsPointed] = useState(() => wasPointed)
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      data-pointed={isPointed ? '' : undefined}
      onKeyDown={() => setIsPointed(false)}
      className={classes(styles['alert'], receipt && styles['receipt'])}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {receipt && !isAsking && <ServiceLine />}
      {!isAsking && <OutcomeDisc tone={tone} />}
      <h2 id={`${id}-title`} className={isAsking ? 'visually-hidden' : styles['title']}>
        {title}
      </h2>
      <p id={`${id}-text`} className={receipt ? 'visually-hidden' : styles['text']}>
        {hideAmounts(text)}
      </p>
      {receipt && !isAsking && <ReceiptFacts receipt={receipt} />}
      {!isAsking && (
        <Button autoFocus onClick={onOk}>
          {t('ok')}
        </Button>
      )}
      {receipt && <ReceiptActions {...{ tone, title, receipt, isAsking, onAsking }} onAsk={onClose} />}
    </dialog>
  )
}
