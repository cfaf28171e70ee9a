import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { banksCall } from '../../api/banks.ts'
import { mainWallet } from '../../api/entities.ts'
import type { StatementRow } from '../../api/statement.ts'
import { useRead } from '../../api/useRead.ts'
import type { Wallet } from '../../api/wallet.ts'
import { bankLabel } from '../../operator/bankName.ts'
import type { NameOf } from './Movements.tsx'

type NamedCode = readonly [string, ReturnType<NameOf>]

export function useNames(wallet: Wallet | undefined, rows: readonly StatementRow[] | undefined) {
  const { t, i18n } = useTranslation('common')
  const hasPayments = rows?.some(({ kind }) => kind === 'deposit' || kind === 'withdraw') ?? false
  const { data: banks } = useRead(hasPayments ? banksCall : null)
  const { language } = i18n
  const names = useMemo(
    () =>
      new Map([
        ...(banks ?? []).map((bank): NamedCode => [
          bank.code,
          { name: bankLabel(bank, language), account: { of: 'bank', code: bank.code } },
        ]),
        // Some servers send a game's name in place of its code.
        ...(wallet?.slots ?? []).flatMap(({ code, name, logo }) =>
          [name.toLowerCase(), code].map((key): NamedCode => [
            key,
            { name: name || code, account: { of: 'game', logo } },
          ]),
        ),
      ]),
    [banks, wallet, language],
  )
  return useCallback<NameOf>(
    (code) =>
      (code === mainWallet
        ? { name: t('mainWallet'), account: { of: 'main' } }
        : (names.get(code) ?? names.get(code.toLowerCase()))) ?? {
        name: code,
        account: null,
      },
    [names, t],
  )
}
