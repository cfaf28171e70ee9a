import type { RefundOffer } from '../state/refund.ts'
import type { BankAccount, Currency, Member } from '../state/state.ts'

/** A member to be seeded; amounts in minor units. */
export interface Profile {
  id: string
  username: string
  password: string
  name: string
  ageInDays: number
  isInactive?: boolean
  coin?: number
  /** Without it, kip in Laos and baht elsewhere. */
  currency?: Currency
  bankAccount: BankAccount | null
  wallet: number
  /** The balance of every active game account by its code. */
  games: Record<string, number>
  invite?: Member['invite']
  heldBonus?: Member['heldBonus']
  /** How many friends and past refunds the member has, and the refund that can be received. */
  invites?: number
  refunds?: number
  refund?: Omit<RefundOffer, 'memberId'>
  /** How many days ago the member received bonuses, by the bonus's code. */
  bonuses?: Record<string, number[]>
  /** Withdrawals that wait for the operator. */
  waiting?: number[]
  /** How many statement rows of the past year the member has, those of `waiting` not counted. */
  rows: number
  /** How many slips the member has sent. */
  slips?: number
  /** How many coupons of a slice of the wheel the member holds, by the slice's code. */
  coupons?: Record<string, number>
}

const identity = (number: number, username: string) => ({
  id: `a1000000000000000000000${number}`,
  username,
  password: 'demo1234',
})

const rich: Profile = {
  ...identity(1, '0812345678'),
  name: 'สมาชิก ตัวอย่าง',
  ageInDays: 800,
  coin: 12,
  bankAccount: bank('SAMACHIK TUAYANG', '1234567890', 'KBANK', 'ธนาคารกสิกรไทย'),
  wallet: 1_250_000_00,
  games: {
    neko: 8_420_50,
    orchid: 125_75,
    comet: 0,
    striker: 64_300_00,
    baccara: 1_999_99,
    jade: 50_00,
    seven: 720_00,
  },
  invite: { amount: 1_250_00, success: 80, fail: 20 },
  invites: 23,
  refund: { amount: 320_50, success: 70, fail: 30 },
  refunds: 12,
  bonuses: { WELCOME50: [200], DAILY10: [3, 3], WEEKEND: [10], LOYAL: [90, 60, 30] },
  waiting: [5_000_00, 300_00],
  rows: 260,
  slips: 23,
  coupons: { BAHT10: 2, BAHT20: 1, BAHT50: 3, BAHT100: 1, AGAIN: 1, SHIRT: 1, SONGKRAN: 1, BAHT500: 1 },
}

const newcomer: Profile = {
  ...identity(2, '0810000002'),
  name: 'สมาชิก ใหม่',
  ageInDays: 0,
  bankAccount: bank('SAMACHIK MAI', '2345678901', 'SCB', 'ธนาคารไทยพาณิชย์'),
  wallet: 0,
  games: {},
  rows: 0,
}

const bonusHeld: Profile = {
  ...identity(3, '0810000003'),
  name: 'สมาชิก ถือโบนัส',
  ageInDays: 90,
  coin: 3,
  // Without a code: the contract has the app find the bank by its Thai name.
  bankAccount: { bankAccountName: 'SAMACHIK THUE BONUS', bankAccountNo: '3456789012', bank: { nameTH: 'ธนาคารออมสิน' } },
  wallet: 150_00,
  games: { neko: 1_500_00, roulette: 0 },
  heldBonus: { code: 'WELCOME50', type: 'limit' },
  refund: { amount: 75_00, success: 60, fail: 40 },
  bonuses: { WELCOME50: [2] },
  coupons: { BAHT20: 1 },
  rows: 24,
}

const ktb: Profile = {
  ...identity(4, '0810000004'),
  name: 'สมาชิก กรุงไทย',
  currency: 'BAHT',
  ageInDays: 30,
  bankAccount: bank('สมาชิก กรุงไทย', '456789012345', 'KTB', 'ธนาคารกรุงไทย'),
  wallet: 2_500_00,
  games: { magma: 100_00 },
  rows: 1,
}

const noBank: Profile = {
  ...identity(5, '0810000005'),
  name: 'สมาชิก ไม่มีบัญชี',
  ageInDays: 5,
  bankAccount: null,
  wallet: 99_50,
  games: { lotus: 10_00, sunrise: 0 },
  rows: 3,
}

const inactive: Profile = {
  ...identity(6, '0810000006'),
  name: 'สมาชิก ถูกระงับ',
  ageInDays: 400,
  isInactive: true,
  bankAccount: bank('SAMACHIK THUK RANGAP', '5678901234', 'BBL', 'ธนาคารกรุงเทพ'),
  wallet: 0,
  games: {},
  rows: 2,
}

// Sixty characters and ฿12,345,678.90 in all: what a screen has to hold at most.
const longName: Profile = {
  ...identity(7, '0810000007'),
  name: 'สมาชิก ผู้มีชื่อยาวมากเป็นพิเศษ สำหรับการตรวจดูหน้าจอทั้งหมด',
  ageInDays: 1200,
  coin: 1234,
  bankAccount: bank('SAMACHIK PHU MI CHUE YAO MAK', '6789012345', 'KBANK', 'ธนาคารกสิกรไทย'),
  wallet: 11_111_111_10,
  games: { neko: 1_234_567_80, magma: 0, striker: 0, seven: 0 },
  invite: { amount: 98_765_43, success: 55, fail: 45 },
  invites: 1,
  refund: { amount: 1_234_567_89, success: 5, fail: 95 },
  refunds: 1,
  bonuses: { FLASH: [1] },
  rows: 40,
  slips: 1,
  coupons: { BAHT100: 1234, BAHT5: 1 },
}

export const profiles: readonly Profile[] = [rich, newcomer, bonusHeld, ktb, noBank, inactive, longName]

/** The members to log in as, by the state they are in. */
export const members = {
  rich: credentials(rich),
  newcomer: credentials(newcomer),
  bonusHeld: credentials(bonusHeld),
  ktb: credentials(ktb),
  noBank: credentials(noBank),
  inactive: credentials(inactive),
  longName: credentials(longName),
}

function credentials({ username, password, name }: Profile) {
  return { username, password, name }
}

function bank(bankAccountName: string, bankAccountNo: string, code: string, nameTH: string): BankAccount {
  return { bankAccountName, bankAccountNo, bank: { code, nameTH } }
}
