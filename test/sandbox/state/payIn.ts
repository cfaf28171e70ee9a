/** A code that a member may pay; what it looks like is drawn when it is asked for. */
export interface QrCode {
  id: string
  memberId: string
  bankCode: string
  /** Minor units. */
  amount: number
  expiresAt: number
}

/** The reasons for which a slip is refused (product, errors). */
export const slipReasons = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'DEST_ACC_INVALID',
  'SLIP_REFNO_DUPLICATED',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'NOT_MATCH',
  'EXPIRED_SLIP',
  'UNKNOW_ERROR',
] as const

export type SlipReason = (typeof slipReasons)[number]

/** A slip that a member uploaded. Its picture is not part of the state. */
export interface Slip {
  /** Slips are counted from 1, over all members. */
  id: number
  memberId: string
  createdAt: number
  status: 'WAITING' | 'SUCCESS' | 'FAILED'
  /** Minor units; null while nobody has read the slip. */
  amount: number | null
  note: SlipReason | null
}

/** When slips are taken: `isOpen` decides, the times (HH:mm in Bangkok, null for none) are only told. */
export interface SlipWindow {
  isOpen: boolean
  closeFrom: string | null
  closeTo: string | null
}

/** The part of the state that paying in adds. */
export interface PayInState {
  /** The bank codes and wallet names that the deposit lookup offers. */
  channels: string[]
  qrCodes: QrCode[]
  /** How long a new QR code is good for. */
  qrSeconds: number
  slips: Slip[]
  slipWindow: SlipWindow
  /** The gift links that were credited, by their own part of the address. */
  usedGiftLinks: string[]
}

/** Adds a slip that waits; slips are kept in the order they came. */
export function addSlip({ slips }: PayInState, memberId: string, createdAt: number): Slip {
  const slip: Slip = { id: slips.length + 1, memberId, createdAt, status: 'WAITING', amount: null, note: null }
  slips.push(slip)
  return slip
}
