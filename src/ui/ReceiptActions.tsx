import type { Receipt, Tone } from '../messages/alerts.ts'
import { AskAboutThis } from './AskAboutThis.tsx'
import { factsOf } from './questionText.ts'
import styles from './Receipt.module.css'
import { SaveReceipt } from './SaveReceipt.tsx'

interface Props {
  tone: Tone
  title: string
  receipt: Receipt
  /** Closes what the receipt stands in, if that blocks the way to the chat. */
  onAsk?: (() => void) | undefined
}

/** What can be done with a receipt: keep it as a picture, ask support about it. */
export const ReceiptActions = ({ onAsk, ...receipt }: Props) => (
  <div className={styles['actions']}>
    <SaveReceipt {...receipt} />
    <AskAboutThis facts={factsOf(receipt.title, receipt.receipt)} onAsk={onAsk} />
  </div>
)
