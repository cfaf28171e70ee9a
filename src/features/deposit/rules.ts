import type { DepositAccount, DepositLookup, WalletAccount } from '../../api/deposit.ts'
import { settings } from '../../lib/settings/settings.ts'

/** How a deposit method is shown. `nameEdit`: a plain account that needs the payer's name in English letters. */
export type Display = 'account' | 'nameEdit' | 'image' | 'qr' | 'gift'

/** Payment services whose accounts are QR flows. */
const qrServices = new Set(['WW', 'PAYTIMZ', 'PAYONEX', 'FP'])

/** How a bank account or payment service is shown (spec, section 4: deposit display). Unknown banks are plain accounts. */
export function displayOf({ bankCode, bankType, mode, image }: DepositAccount, isManual: boolean): Display {
  if (isManual) return 'account'
  if (bankCode === 'KBANK') return mode === 'AUTO' ? 'nameEdit' : 'qr'
  if (bankCode === 'BCEL') return (image ?? settings.VITE_BCEL_IMAGE) ? 'image' : 'account'
  return bankType === 'PAYMENT' && qrServices.has(bankCode) ? 'qr' : 'account'
}

/** How a wallet is shown: an AUTO one as an account, any other as gift links (spec, section 4). */
export const displayOfWallet = ({ mode }: WalletAccount, isManual: boolean): Display =>
  isManual || mode === 'AUTO' ? 'account' : 'gift'

/** A deposit method. */
export interface Method {
  readonly display: Display
  /** Its id in an address: a QR channel's bank code, a wallet's name, an account's number. */
  readonly code: string
  /** Null for wallets. */
  readonly account: DepositAccount | null
  /** Null for banks and payment services. */
  readonly wallet: WalletAccount | null
}

/** The deposit methods in the server's order: banks and services, then wallets. */
export const methodsOf = ({ banks, wallets, isManual }: DepositLookup): Method[] => [
  ...banks.map((account) => {
    const display = displayOf(account, isManual)
    const code = display === 'qr' ? account.bankCode : account.bankAccountNo || account.bankCode
    return { display, code, account, wallet: null }
  }),
  ...wallets.map((wallet) => ({
    display: displayOfWallet(wallet, isManual),
    code: wallet.walletAccountName,
    account: null,
    wallet,
  })),
]

/**
 * A wallet's name, which may end with its number: what it is called, and what is typed into a wallet's app. A number or a name alone has
 * no first part (''), and is the second (contract: `walletAccountName` is one text).
 */
export function walletParts({ walletAccountName }: WalletAccount): [name: string, number: string] {
  const [, name = '', number = walletAccountName] = /^(.*\S) +(\d{6,})$/.exec(walletAccountName) ?? []
  return [name, number]
}

/** The groups of deposit methods, in the order of the list: what is used most comes first. */
export const groups = ['qr', 'account', 'wallet', 'gift'] as const

/** The group of a deposit method. A wallet has a holder of its own, so it is no account of the company's. */
export function groupOf({ display, wallet }: Method): (typeof groups)[number] {
  if (display === 'qr' || display === 'gift') return display
  return wallet ? 'wallet' : 'account'
}

/** The accounts at the member's own bank first, where money arrives also while banks cannot reach each other; '' for an unknown bank. */
export const ownBankFirst = (methods: readonly Method[], bankCode: string): Method[] => [
  ...methods.filter((method) => isAt(method, bankCode)),
  ...methods.filter((method) => !isAt(method, bankCode)),
]

/** From how many on the other ways of a kind stand behind one row: fewer take no more room than the row. */
const leastFar = { account: 2, qr: 3, wallet: Number.POSITIVE_INFINITY, gift: Number.POSITIVE_INFINITY } as const

/**
 * The ways of one kind that are shown at once, and those behind one row, which are seldom asked for by whoever has the first: the account at the
 * member's own bank, or the first QR channel. All are near where none is at their bank.
 */
export function nearAndFar(
  group: (typeof groups)[number],
  methods: readonly Method[],
  bankCode: string,
): [near: readonly Method[], far: readonly Method[]] {
  const isNear = (method: Method) => (group === 'qr' ? method === methods[0] : isAt(method, bankCode))
  const far = methods.filter((method) => !isNear(method))
  const isParted = far.length < methods.length && far.length >= leastFar[group]
  return isParted ? [methods.filter(isNear), far] : [methods, []]
}

/** True for an account of the company's at a bank. */
export const isAt = (method: Method, bankCode: string): boolean =>
  bankCode !== '' && groupOf(method) === 'account' && method.account?.bankCode === bankCode

/** Who holds all of these accounts; '' where they have several holders, or one has none. */
export function ownerOf(methods: readonly Method[]): string {
  const owners = new Set(methods.flatMap(({ account }) => (account ? [account.bankAccountName] : [])))
  const [owner = ''] = owners
  return owners.size === 1 && methods.length > 1 ? owner : ''
}
