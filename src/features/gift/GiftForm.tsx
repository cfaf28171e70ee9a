import { Clock, Wallet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../commands/CommandForm.tsx'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { formatLimit } from '../../i18n/amounts.ts'
import { showToast } from '../../lib/toasts.ts'
import { usePaymentSource } from '../../operator/usePaymentSource.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import { ShortSteps } from '../../ui/feedback/ShortSteps.tsx'
import { CreditReceipt } from '../../wallet/receipts/CreditReceipt.tsx'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { useCurrency } from '../../wallet/useWallet.ts'
import { WeekBar } from '../depositLimits/WeekBar.tsx'
import { giftLinkIn, minGiftMinor } from './rules.ts'
import { useGift } from './useGift.ts'
import styles from './GiftForm.module.css'

export function GiftForm({ walletName }: { walletName: string }) {
  const { t } = useTranslation('gift')
  const currency = useCurrency()
  const { link, type, problem, submit, since, message, again, credit, ...command } = useGift(walletName)
  const field = useRef<HTMLInputElement>(null)
  const [canPaste, setCanPaste] = useState('clipboard' in navigator && 'readText' in navigator.clipboard)
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '')
    if (text !== '') return type(giftLinkIn(text))
    // A web view that refuses once always does.
    setCanPaste(false)
    field.current?.focus()
    showToast('error', t('pasteFailed'))
  }
  const source = usePaymentSource(credit?.from ?? null)
  if (command.unknownCommands.length > 0)
    return (
      <>
        {credit && <CreditReceipt credit={credit} source={source} />}
        <UnknownCommand command={command} text={t('unknownText')} />
      </>
    )
  if (since !== null)
    return (
      <div className={styles['after']}>
        {(!credit || message) && (
          <div className={styles['sent']}>
            <OutcomeDisc tone="waiting" />
            <p>{message ?? t('doneText')}</p>
          </div>
        )}
        <CreditStatus since={since} credit={credit} source={source} />
        <Button variant={credit ? 'plain' : 'quiet'} onClick={again}>
          {t('sendAnother')}
        </Button>
      </div>
    )
  return (
    <CommandForm
      command={command}
      unknownText={t('unknownText')}
      submitLabel={t('submit')}
      disabled={link.trim() === ''}
      onSubmit={() => void submit()}
    >
      <div className={styles['steps']}>
        <ShortSteps steps={[t('stepMake'), t('stepCopy'), t('stepPaste')]} />
      </div>
      <Field
        ref={field}
        label={t('label')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={t('linkForm')}
        value={link}
        onChange={(event) => type(giftLinkIn(event.target.value))}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          const found = giftLinkIn(pasted)
          if (found === pasted) return
          // The field itself would join a message's lines.
          event.preventDefault()
          type(found)
        }}
        error={problem}
        action={
          canPaste && (
            <Button variant="plain" onClick={() => void paste()}>
              {t('paste')}
            </Button>
          )
        }
      />
      <ul className={styles['notes']}>
        <li>
          <Wallet size={20} />
          <span>{`${t('hint', { amount: formatLimit(minGiftMinor, currency) })} · ${t('to', { wallet: walletName })}`}</span>
        </li>
        <li>
          <Clock size={20} />
          <span>{t('within')}</span>
        </li>
      </ul>
      <WeekBar adding={null} />
    </CommandForm>
  )
}
