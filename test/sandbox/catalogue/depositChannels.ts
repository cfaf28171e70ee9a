/** An account that members pay into, as the wire has it. */
interface DepositAccount {
  bankCode: string
  bankType: 'bank' | 'PAYMENT'
  mode: string
  bank: { nameTH: string; nameEN: string }
  bankAccountName: string
  bankAccountNo: string
  currency?: string
  image?: string
}

/** The address of the drawn picture that stands for BCEL's own code. */
export const bcelPicture = '/sandbox/media/bcel.svg'

/** One account for every display that the spec tells apart (section 4), and one of a bank that no rule names. */
export const bankChannels: readonly DepositAccount[] = [
  account('SCB', 'AUTO', ['ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'], '4011234567'),
  account('GSB', 'SMS', ['ธนาคารออมสิน', 'Government Savings Bank'], '0201234567'),
  account('KBANK', 'AUTO', ['ธนาคารกสิกรไทย', 'Kasikornbank'], '0031234567'),
  account('KBANK', 'QR', ['ธนาคารกสิกรไทย', 'Kasikornbank'], '0037654321'),
  account('KTB', 'AUTO', ['ธนาคารกรุงไทย', 'Krungthai Bank'], '9801234567'),
  {
    ...account('BCEL', 'AUTO', ['ธนาคารการค้าต่างประเทศลาว', 'BCEL'], '0101234567'),
    currency: 'LAK',
    image: bcelPicture,
  },
  payment('WW', 'WW Pay'),
  payment('PAYTIMZ', 'PAYTIMZ'),
  payment('PAYONEX', 'PayOneX'),
  payment('FP', 'FP Pay'),
]

/** One wallet to pay into, and one that takes gift links. */
export const walletChannels: readonly { walletAccountName: string; mode: string }[] = [
  { walletAccountName: 'SANDBOX PAY 0999999999', mode: 'AUTO' },
  { walletAccountName: 'SANDBOX GIFT', mode: 'SMS' },
]

/** What a channel is offered or withdrawn by: its bank code, which both accounts at KBANK share, or its wallet's name. */
export const channelCodes: readonly string[] = [
  ...new Set(bankChannels.map(({ bankCode }) => bankCode)),
  ...walletChannels.map(({ walletAccountName }) => walletAccountName),
]

function account(bankCode: string, mode: string, names: readonly [string, string], no: string): DepositAccount {
  const [nameTH, nameEN] = names
  const owner = { bankAccountName: 'SANDBOX COMPANY LIMITED', bankAccountNo: no }
  return { bankCode, bankType: 'bank', mode, bank: { nameTH, nameEN }, ...owner }
}

function payment(bankCode: string, name: string): DepositAccount {
  const bank = { nameTH: name, nameEN: name }
  return { bankCode, bankType: 'PAYMENT', mode: 'AUTO', bank, bankAccountName: '', bankAccountNo: '' }
}
