import type { ComponentProps } from 'react'
import { AskAboutThis } from './AskAboutThis.tsx'
import { factsOf } from './questionText.ts'
import styles from './Receipt.module.css'
import { SaveReceipt } from './SaveReceipt.tsx'

interface Props extends ComponentProps<typeof SaveReceipt> {
  /** Closes what the receipt stands in, if that blocks the way to the chat. */
  onAsk?: (() => void) | undefined
}

/** What can be done with a receipt: keep it as a picture, ask support about it. */
export const ReceiptActions = ({ onAsk, ...receipt }: Props) => (
  <div className={styles['actions']}>
    <SaveReceipt {...receipt} />
    {!receipt.isAsking && <AskAboutThis facts={factsOf(receipt.title, receipt.receipt)} onAsk={onAsk} />}
  </div>
)
