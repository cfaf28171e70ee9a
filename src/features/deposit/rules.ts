import type { DepositAccount, DepositLookup, WalletAccount } from '../../api/deposit.ts'
import { settings } from '../../lib/settings/settings.ts'
import { isQrChannel } from '../../operator/qrChannels.ts'

/** `nameEdit`: a plain account that needs the payer's English name. */
export type Display = 'account' | 'nameEdit' | 'image' | 'qr' | 'gift'

/** Unknown banks become plain accounts. */
export function displayOf({ bankCode, bankType, mode, image }: DepositAccount, isManual: boolean): Display {
  if (isManual) return 'account'
  if (bankCode === 'KBANK') return mode === 'AUTO' ? 'nameEdit' : 'qr'
  if (bankCode === 'BCEL') return image || settings.VITE_BCEL_IMAGE ? 'image' : 'account'
  return bankType === 'PAYMENT' && isQrChannel(bankCode) ? 'qr' : 'account'
}

export const displayOfWallet = ({ mode }: WalletAccount, isManual: boolean): Display =>
  isManual || mode === 'AUTO' ? 'account' : 'gift'

export interface Method {
  readonly display: Display
  /** A QR channel's bank code, a wallet's name or an account's number, with the bank's code if others share it. */
  readonly code: string
  readonly account: DepositAccount | null
  readonly wallet: WalletAccount | null
}

export function methodsOf({ banks, wallets, isManual }: DepositLookup): Method[] {
  const accounts = banks.map((account) => ({ account, display: displayOf(account, isManual) }))
  const numbers = [
    ...accounts.flatMap(({ account, display }) => (display === 'qr' ? [] : [account.bankAccountNo])),
    ...wallets.map(({ walletAccountName }) => walletAccountName),
  ]
  const isShared = (number: string) => numbers.indexOf(number) !== numbers.lastIndexOf(number)
  return [
    ...accounts.map(({ account, display }) => {
      const { bankCode, bankAccountNo: number } = account
      const code = display === 'qr' || number === '' ? bankCode : isShared(number) ? `${number} ${bankCode}` : number
      return { display, code, account, wallet: null }
    }),
    ...wallets.map((wallet) => ({
      display: displayOfWallet(wallet, isManual),
      code: wallet.walletAccountName,
      account: null,
      wallet,
    })),
  ]
}

/** The text may end with the number (contract). A number or name alone is the second part. */
export function walletParts({ walletAccountName }: WalletAccount): [name: string, number: string] {
  const [, name = '', number = walletAccountName] = /^(.*\S) +(\d{6,})$/.exec(walletAccountName) ?? []
  return [name, number]
}

/** In the list's order, most used first. */
export const groups = ['qr', 'account', 'wallet'] as const

export function groupOf({ display, wallet }: Method): (typeof groups)[number] {
  if (wallet) return 'wallet'
  return display === 'qr' ? 'qr' : 'account'
}

/** Payments within a bank arrive even during interbank outages. `bankCode` is '' if unknown. */
export const ownBankFirst = (methods: readonly Method[], bankCode: string): Method[] =>
  [...methods].sort((one, other) => Number(isAt(other, bankCode)) - Number(isAt(one, bankCode)))

/** Fewer methods take no more room than the row that opens them. */
const minCollapsed = { account: 2, qr: 3, wallet: Number.POSITIVE_INFINITY } as const

/**
 * Shown: accounts at the member's bank, or the first QR channel unless one is above. If no account is at that bank, all
 * are shown.
 */
export function shownAndCollapsed(
  group: (typeof groups)[number],
  methods: readonly Method[],
  bankCode: string,
  hasCodeAbove = false,
): [shown: readonly Method[], collapsed: readonly Method[]] {
  const isShown = (method: Method) => (group === 'qr' ? method === methods[0] && !hasCodeAbove : isAt(method, bankCode))
  const collapsed = methods.filter((method) => !isShown(method))
  const isCollapsing =
    (collapsed.length < methods.length || (group === 'qr' && hasCodeAbove)) && collapsed.length >= minCollapsed[group]
  return isCollapsing ? [methods.filter(isShown), collapsed] : [methods, []]
}

export const isAt = (method: Method, bankCode: string): boolean =>
  bankCode !== '' && groupOf(method) === 'account' && method.account?.bankCode === bankCode

/** Finds the common holder; '' for several holders or an unnamed one. */
export function ownerOf(methods: readonly Method[]): string {
  const owners = new Set(methods.flatMap(({ account }) => (account ? [account.bankAccountName] : [])))
  const [owner = ''] = owners
  return owners.size === 1 && methods.length > 1 ? owner : ''
}
