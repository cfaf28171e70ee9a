import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { banksCall } from '../../api/banks.ts'
import type { StatementRow } from '../../api/statement.ts'
import type { Wallet } from '../../api/wallet.ts'
import { useRead } from '../../reads/useRead.ts'
import { bankLabel } from '../../service/bankName.ts'
import { mainWallet } from '../../wallet/accounts.ts'
import type { NameOf } from './useMovement.ts'

type Named = readonly [string, ReturnType<NameOf>]

const payments: ReadonlySet<string> = new Set(['deposit', 'withdraw'])

/** Returns the names of the accounts and banks of rows by their codes; a code without a name is its own. */
export function useNames(wallet: Wallet | undefined, rows: readonly StatementRow[] | undefined) {
  const { t, i18n } = useTranslation('common')
  const hasPayments = rows?.some(({ statementType }) => payments.has(statementType)) ?? false
  const { data: banks } = useRead(hasPayments ? banksCall : null)
  const { language } = i18n
  const names = useMemo(
    () =>
      new Map([
        ...(banks ?? []).map((bank): Named => [
          bank.code,
          { name: bankLabel(bank, language), account: { of: 'bank', code: bank.code } },
        ]),
        ...(wallet?.slots ?? []).map(({ code, name, logo }): Named => [
          code,
          { name: name || code, account: { of: 'game', logo } },
        ]),
      ]),
    [banks, wallet, language],
  )
  return useCallback<NameOf>(
    (code) =>
      (code === mainWallet ? { name: t('mainWallet'), account: { of: 'main' } } : names.get(code)) ?? {
        name: code,
        account: null,
      },
    [names, t],
  )
}
