import { ArrowDownUp, Check, ChevronDown } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { platform } from '../../platform/current.ts'
import { classes } from '../../ui/classes.ts'
import { DiscButton } from '../../ui/controls/Button.tsx'
import { focusOnMount } from '../../ui/focusOn.ts'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { accountIconOf } from '../../wallet/accountIcon.ts'
import type { TransferAccount } from '../../wallet/accounts.ts'
import type { TransferDraft } from './rules.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './TransferAccounts.module.css'

interface Props {
  accounts: readonly TransferAccount[]
  currency: Currency
  draft: TransferDraft
  nameOf(code: string): string
  onChange(part: Partial<TransferDraft>): void
}

type TransferSide = 'from' | 'to'

/** One list is open at most. */
export function TransferAccounts(props: Props) {
  const { t } = useTranslation('transfer')
  const [open, setOpen] = useState<TransferSide | null>(null)
  const { draft, onChange } = props
  const { from, to } = draft
  const picker = (side: TransferSide) => (
    <AccountPicker {...props} side={side} isOpen={open === side} onOpen={(isOpen) => setOpen(isOpen ? side : null)} />
  )
  return (
    <div className={classes(groupStyles['group'], styles['accounts'])}>
      {picker('from')}
      <div>
        {open === null && (
          <DiscButton label={t('swap')} className={styles['swap']} onClick={() => onChange({ from: to, to: from })}>
            <ArrowDownUp />
          </DiscButton>
        )}
        {picker('to')}
      </div>
    </div>
  )
}

interface PickerProps extends Props {
  side: TransferSide
  isOpen: boolean
  onOpen(isOpen: boolean): void
}

/** A row that opens its list. Choosing the account of the other side swaps both. */
function AccountPicker({ side, isOpen, onOpen, accounts, currency, draft, nameOf, onChange }: PickerProps) {
  const { t } = useTranslation('transfer')
  const row = useRef<HTMLButtonElement>(null)
  const other = side === 'from' ? 'to' : 'from'
  const { [side]: chosen, [other]: taken } = draft
  const first = chosen || accounts[0]?.code

  const close = () => {
    row.current?.focus()
    onOpen(false)
  }
  const choose = (code: string) => {
    close()
    if (code === chosen) return
    platform().haptic('choice')
    onChange({ [side]: code, [other]: code === taken ? chosen : taken })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event
    if (!['Escape', 'ArrowUp', 'ArrowDown'].includes(key)) return
    // The Escape key would close the sheet, an arrow would scroll.
    event.preventDefault()
    if (key === 'Escape') return close()
    const next = key === 'ArrowUp' ? currentTarget.previousElementSibling : currentTarget.nextElementSibling
    if (next instanceof HTMLElement) next.focus()
  }

  const face = (code: string, label: ReactNode, isTaken = false) => {
    const account = accounts.find((one) => one.code === code)
    return (
      <>
        <AccountTile account={accountIconOf(code, accounts)} />
        <span className={groupStyles['words']}>
          {label}
          <span className={classes(groupStyles['label'], styles['name'])} translate={account ? 'no' : undefined}>
            {account ? nameOf(code) : t('choose')}
          </span>
          {account && (
            <span className={styles['holds']}>
              {isTaken ? (
                t(side === 'from' ? 'isTarget' : 'isSource')
              ) : (
                <Masked>{formatMoney(account.amount, currency)}</Masked>
              )}
            </span>
          )}
        </span>
      </>
    )
  }

  return (
    <div>
      <button
        ref={row}
        type="button"
        className={groupStyles['row']}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : onOpen(true))}
      >
        {face(chosen, <span className={groupStyles['hint']}>{t(side)}</span>)}
        <ChevronDown className={groupStyles['end']} size={20} />
      </button>
      {isOpen && (
        <div role="listbox" aria-label={t(side)} className={styles['list']}>
          {accounts.map(({ code }) => (
            <button
              key={code}
              ref={code === first ? focusOnMount : undefined}
              type="button"
              role="option"
              className={classes(groupStyles['row'], code === taken && styles['taken'])}
              aria-selected={code === chosen}
              tabIndex={code === first ? 0 : -1}
              onClick={() => choose(code)}
              onKeyDown={onKeyDown}
            >
              {face(code, null, code === taken)}
              {code === chosen && <Check size={20} />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
