import type { Slip, SlipWindow } from '../../api/slip.ts'

/** The hours (HH:mm, Asia/Bangkok) at which no slips are accepted; they may cross midnight. Null if the server does not name both. */
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

/** The text of a reason code (spec, section 8); null for an unknown one, which is shown as it is. */
export const reasonText = (note: string) => (isReason(note) ? reasons[note] : null)

/** The amount that was read from a slip; null if it is not above 0. */
export const amountOf = ({ amount }: Pick<Slip, 'amount'>) => (amount !== null && amount > 0 ? amount : null)
