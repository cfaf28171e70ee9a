import type { Slip, SlipWindow } from '../../api/slip.ts'

/**
 * HH:mm in Asia/Bangkok; may cross midnight.
 * @returns null unless the server sends both.
 */
export const closedHours = ({ closeFrom, closeTo }: SlipWindow) =>
  closeFrom && closeTo ? { from: closeFrom, to: closeTo } : null

const reasons = {
  UPLOADED_FILE_NOT_EXIST: 'reasonIncorrect',
  IMG_SIZE_UNABLE_TO_PROCESS: 'reasonIncorrect',
  CANNOT_READ_CROPPED_IMAGE: 'reasonIncorrect',
  DEST_ACC_INVALID: 'reasonDestination',
  SLIP_REFNO_DUPLICATED: 'reasonDuplicate',
  UNSTABLE_REFNO_ON_SLIP: 'reasonReference',
  TRIPPLE_WRONG_CAPTCHA: 'reasonCaptcha',
  INVALID_SLIP: 'reasonInvalid',
  NOT_MATCH: 'reasonNotMatch',
  EXPIRED_SLIP: 'reasonExpired',
  UNKNOW_ERROR: 'reasonUnknown',
} as const

const isReason = (note: string): note is keyof typeof reasons => Object.hasOwn(reasons, note)

/** Null for an unknown code, which is shown as it is. */
export const reasonText = (note: string) => (isReason(note) ? reasons[note] : null)

export const slipAmount = ({ amount }: Pick<Slip, 'amount'>) => (amount !== null && amount > 0 ? amount : null)
