import { Clock, ReceiptText } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/banks.ts'
import { formatLimit, typedFrom } from '../../i18n/amounts.ts'
import { maskWord, type Currency } from '../../i18n/money.ts'
import { settings } from '../../lib/settings/settings.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { dashed } from '../../operator/bankName.ts'
import { usePaymentSource } from '../../operator/usePaymentSource.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import { lastUsed, storeLastUsed } from '../../session/lastUsed.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Copyable } from '../../ui/controls/Copyable.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { useAwaitedCredit, waitFromNow } from '../../wallet/useAwaitedCredit.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { WeekBar } from '../depositLimits/WeekBar.tsx'
import { MethodRow } from './MethodRow.tsx'
import { PayFrom, PayFromNamed } from './PayFrom.tsx'
import { walletParts, type Method } from './rules.ts'
import { useMethodName } from './useMethodName.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './AccountDeposit.module.css'
import listStyles from './MethodList.module.css'

interface Props {
  method: Method
  currency: Currency
  own: BankAccount | null
}

function scrollUp(receipt: HTMLElement | null): void {
  const sheet = receipt?.closest('dialog')
  if (sheet) sheet.scrollTop = 0
}

export function AccountDeposit({ method, currency, own }: Props) {
  const { t } = useTranslation('deposit')
  const nameOf = useMethodName()
  // Players who pay without copying return to the receipt too.
  const { kept, wait, setWait, keep, credit } = useAwaitedCredit(`account ${method.code}`, { first: waitFromNow })
  const since = wait?.since ?? null
  const member = useMemberHash()
  const credited = credit?.amountMinor ?? null
  const isCredited = credited !== null
  useEffect(() => keep(wait && { ...wait, isCredited }), [keep, wait, isCredited])
  const wasCredited = kept?.isCredited ?? false
  useEffect(() => {
    if (credited !== null && !wasCredited) storeLastUsed(member, 'deposit', method.code, credited)
  }, [member, method.code, credited, wasCredited])
  // Decided once, as the credit stores its own amount.
  const [last] = useState(() => (maskWord() === null ? lastUsed(member, 'deposit') : null))
  const again = last?.code === method.code ? last.amount : null
  const begin = () => {
    storeLastUsed(member, 'deposit', method.code)
    setWait((before) => before && { ...before, since: before.since ?? Date.now() })
  }
  const { account, display } = method
  const source = usePaymentSource(credit?.from ?? null, { code: account?.bankCode ?? '', name: nameOf(method) })
  const image = display === 'image' ? safeImage(account?.image || settings.VITE_BCEL_IMAGE || null) : null
  const isNameMatched = display === 'nameEdit'
  const status = wait && (credit || since !== null) && (
    <CreditStatus since={since ?? wait.paidFrom} credit={credit} source={source} />
  )
  return (
    <div className="stack">
      {credit && <div ref={scrollUp}>{status}</div>}
      <WeekBar adding={null} />
      {isNameMatched && <PayFromNamed />}
      {image && <img className={styles['image']} src={image} alt={t('imageAlt', { bank: nameOf(method) })} />}
      <AccountCard method={method} onCopied={begin}>
        {!isNameMatched && <PayFrom own={own} />}
        {again && (
          <Copyable label={t('lastAmount')} text={typedFrom(again.minor)} shown={formatLimit(again.minor, currency)} />
        )}
      </AccountCard>
      {!credit && (
        <>
          {status}
          {since === null && (
            <Button variant="quiet" onClick={begin}>
              {t('paid')}
            </Button>
          )}
          <ul className={classes(listStyles['card'], listStyles['rows'])}>
            <MethodRow
              icon={<KindTile icon={ReceiptText} kind="wait" />}
              name={t('sendSlip')}
              detail={t('slipWithin')}
              onOpen={() => openDialog({ name: 'slip' })}
            />
          </ul>
        </>
      )}
    </div>
  )
}

interface CardProps {
  method: Method
  onCopied(): void
  children: ReactNode
}

function AccountCard({ method: { account, wallet }, onCopied, children }: CardProps) {
  const { t } = useTranslation('deposit')
  const [walletName, walletNo] = wallet ? walletParts(wallet) : ['', '']
  return (
    <div className={classes(groupStyles['group'], groupStyles['plain'], styles['card'])}>
      {children}
      {account?.bankAccountNo && (
        <Copyable
          label={t('accountNo')}
          text={account.bankAccountNo}
          shown={dashed(account.bankAccountNo)}
          isLead
          onCopied={onCopied}
        />
      )}
      {account?.bankAccountName && <Copyable label={t('accountName')} text={account.bankAccountName} isWords />}
      {wallet && (
        <Copyable
          label={t(walletName === '' ? 'walletName' : 'walletNo')}
          text={walletNo}
          shown={dashed(walletNo)}
          isLead
          isWords={walletName === ''}
          onCopied={onCopied}
        />
      )}
      <p className={styles['within']}>
        <Clock size={16} />
        <span>{t('within')}</span>
      </p>
    </div>
  )
}
