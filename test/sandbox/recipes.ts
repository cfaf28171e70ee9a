/** A way to make the sandbox answer one code of the catalogue. */
export interface Recipe {
  code: string
  area:
    | 'session'
    | 'login'
    | 'otp'
    | 'register'
    | 'transfer'
    | 'games'
    | 'withdraw'
    | 'qr'
    | 'slip'
    | 'gift'
    | 'bonus'
    | 'spin'
    | 'invite'
    | 'refund'
    | 'other'
  /** The call that answers the code after `POST /sandbox/provoke`, as "METHOD /path"; a parameter as `:name`. */
  call: string
  status: number
  /** How a player gets the code by hand, where that is possible. */
  natural?: string
  /** The call's own handler answers, because it acts before it fails. */
  acts?: true
}

const session = { area: 'session', call: 'GET /api/wallet', status: 401 } as const
const login = { area: 'login', call: 'POST /api/login' } as const
const otpSend = { area: 'otp', call: 'POST /api/otp/send' } as const
const otpVerify = { area: 'otp', call: 'POST /api/otp/verify' } as const
const validate = { area: 'register', call: 'POST /api/account/validate', status: 400 } as const
const register = { area: 'register', call: 'POST /api/account', status: 400 } as const
const transfer = { area: 'transfer', call: 'POST /api/wallet/transfer', status: 400 } as const
const activate = { area: 'games', call: 'GET /api/wallet/activate/:code' } as const
const resetGame = { area: 'games', call: 'GET /api/wallet/resetpassword/:code' } as const
const bonus = { area: 'bonus', call: 'GET /api/bonus/activate/:code' } as const
const withdraw = { area: 'withdraw', call: 'POST /api/wallet/withdrawAll', status: 400 } as const
const qrCreate = { area: 'qr', call: 'POST /api/qrcode/:bankCode' } as const
const slip = { area: 'slip', call: 'POST /api/wallet/slip', status: 400 } as const
const gift = { area: 'gift', call: 'POST /api/wallet/truelink', status: 400 } as const
const coupon = { area: 'spin', call: 'POST /api/spinwheel/coupon/claim', status: 400 } as const
const invite = { area: 'invite', call: 'GET /api/invite/bonus', status: 400 } as const
const refund = { area: 'refund', call: 'GET /api/refund/receive', status: 400 } as const
const other = { area: 'other', call: 'POST /api/wallet/transfer' } as const

/** Every code of the catalogue. */
export const recipes: readonly Recipe[] = [
  { ...session, code: 'UNAUTHORIZED', natural: 'open a page inside with a token the sandbox never gave' },
  {
    ...session,
    code: 'EXPIRED_AUTH_TOKEN',
    natural: 'expire the tokens under Sessions, then refresh; or wait 30 days',
  },
  { ...session, code: 'INVALID_USER_1' },
  { ...session, code: 'INVALID_USER_2' },
  { ...session, code: 'INVALID_USER_3' },
  { ...session, code: 'INVALID_USER_4' },
  { ...session, code: 'INVALID_IP', status: 403 },
  { ...login, code: 'NO_USER', status: 404 },
  { ...login, code: 'WRONG_PASSWORD', status: 401, natural: 'change the password with a wrong old one' },
  { ...login, code: 'WRONG_CREDENTIAL', status: 401, natural: 'sign in with an unknown phone or a wrong password' },
  { ...login, code: 'INACTIVE_USER', status: 403, natural: 'sign in as the inactive member' },
  { ...login, code: 'LOGIN_FAIL', status: 500 },
  { ...login, code: 'REQUEST_LIMIT', status: 429 },
  { ...login, code: 'REQUEST_LIMIT_1MIN', status: 429, natural: 'five wrong passwords for one phone within a minute' },
  { ...otpSend, code: 'OTP_SEND_FAIL', status: 502 },
  {
    ...otpSend,
    code: 'OTP_VERIFIED',
    status: 422,
    natural: 'give the phone again within 30 minutes of a right code (then it is the code of a success)',
    acts: true,
  },
  { ...otpVerify, code: 'OTP_BLOCK', status: 429, natural: 'five wrong codes; sending answers it too, for 10 minutes' },
  {
    ...otpVerify,
    code: 'OTP_TOKEN_INVALID',
    status: 400,
    natural: 'reset the sandbox before the code is entered',
  },
  {
    ...otpVerify,
    code: 'OTP_NOT_EXIST',
    status: 404,
    natural: 'give the same phone in a second tab, then enter the code in the first',
  },
  { ...otpVerify, code: 'OTP_EXPIRED', status: 400, natural: 'enter the code after five minutes' },
  { ...otpVerify, code: 'OTP_CODE_INVALID', status: 400, natural: 'enter another code than this page shows' },
  {
    ...otpVerify,
    code: 'OTP_CODE_VALID',
    status: 200,
    natural: 'enter the code that this page shows; once armed, any code is right',
    acts: true,
  },
  { ...otpVerify, code: 'OTP_VERIFY_FAIL', status: 502 },
  {
    ...register,
    area: 'otp',
    code: 'UNVERIFIED_OTP',
    status: 403,
    natural: 'leave the bank step open until 30 minutes after the right code',
  },
  {
    ...validate,
    code: 'PHONE_NUMBER_REQUIRE_10_DIGIT',
    natural: 'register a phone of 9 digits (the app itself refuses it first)',
  },
  { ...validate, code: 'EXISTING_USER', status: 422, natural: 'register the phone of a member' },
  { ...validate, code: 'INVALID_USER_INFO' },
  { ...register, code: 'INVALID_BANK' },
  {
    ...register,
    code: 'EXISTING_BANK',
    status: 422,
    natural: 'register with the bank account of a member, such as KBANK 1234567890',
  },
  {
    ...register,
    code: 'BANK_ACCOUNT_NAME_ENG',
    natural: 'a Thai account name at KTB, TMB or BBL (the app itself refuses it first)',
  },
  { ...register, code: 'REGISTER_FAIL', status: 500 },
  { ...register, code: 'GAME_ACTIVATION_FAIL', status: 502 },
  { ...withdraw, code: 'NO_BANK', status: 404, natural: 'withdraw as the member without a bank account' },
  { ...withdraw, code: 'BONUS_CONDITION', natural: 'withdraw as the member who holds a bonus' },
  {
    ...bonus,
    code: 'BONUS_ALREADY_ACTIVE',
    status: 422,
    natural: 'open one bonus in two tabs and receive it in both',
  },
  {
    ...bonus,
    code: 'BONUS_REMAINING',
    status: 422,
    natural: 'open two bonuses in two tabs and receive both; claim a coupon while a bonus is held',
  },
  {
    ...bonus,
    code: 'BONUS_MAX_CLAIMED',
    status: 422,
    natural: 'open WELCOME50 in two tabs, receive and cancel it in one, then receive it in the other',
  },
  { ...bonus, code: 'BONUS_FULL', status: 422, natural: 'receive FLASH, whose only place is taken' },
  {
    ...bonus,
    code: 'BONUS_CLEAR',
    call: 'GET /api/bonus/clear',
    status: 200,
    natural: 'cancel a bonus in two tabs: the second time it is the code of a success',
    acts: true,
  },
  {
    ...bonus,
    code: 'NO_PROMOTION',
    call: 'GET /api/promotion/find/:code',
    status: 404,
    natural: 'search any code but those under Bonuses and promotions',
  },
  {
    ...bonus,
    code: 'PROMOTION_RECEIVED',
    call: 'GET /api/promotion/activate/:code',
    status: 422,
    natural: 'receive SONGKRAN, cancel it, and receive it again',
  },
  { ...transfer, code: 'NO_WALLET', status: 404 },
  { ...transfer, code: 'TRANSFER_MINIMUM', natural: 'transfer less than 1 baht (the app itself refuses it first)' },
  { ...transfer, code: 'NO_GAME', status: 404, natural: 'transfer to a game code that does not exist' },
  { ...transfer, code: 'MONEY_NOT_ENOUGH', natural: 'transfer more than the source has, or withdraw more than all' },
  {
    ...transfer,
    code: 'TRANSFER_FAIL',
    status: 502,
    natural: 'once armed, playing a game fails with it too, where money has to move first',
    acts: true,
  },
  { ...transfer, code: 'SLOT_NO_ACCOUNT', natural: 'transfer to a game that is not active' },
  { ...activate, code: 'SLOT_ALREADY_ACTIVE', status: 422, natural: 'open the account of a game in two tabs' },
  { ...activate, code: 'SLOT_ACTIVATE_FAIL', status: 502 },
  { ...resetGame, code: 'SLOT_RESET_PASSWORD_FAIL', status: 502 },
  { ...qrCreate, code: 'QR_FAIL', status: 200, acts: true },
  {
    ...slip,
    code: 'SLIP_UPLOAD_FAIL',
    status: 403,
    natural: 'send a slip while the upload is closed under Waiting slips',
  },
  { ...slip, code: 'SLIP_NO_FILE', natural: 'send no file (the app itself refuses it first)' },
  { ...slip, code: 'SLIP_INVALID_FILE', natural: 'send a file that is no PNG, JPEG or WebP, whatever its name' },
  { ...gift, code: 'TRUELINK_DUPLICATE', status: 422, natural: 'send the same gift link twice' },
  {
    ...gift,
    code: 'TRUELINK_INVALID',
    natural: 'send any text but https://gift.truemoney.com/campaign/?v=abcdefghij50',
  },
  { ...gift, code: 'KEY_MISSING', natural: 'send a gift link to a sandbox started without a key' },
  { ...gift, code: 'KEY_INVALID', natural: 'send a gift link from a build that has the public key of another start' },
  {
    ...coupon,
    code: 'NO_CLAIMABLE_COUPON',
    status: 404,
    natural: 'open the last coupon in two tabs and claim it in both; spin without coins',
  },
  { ...coupon, code: 'INVALID_CODE', status: 404, natural: 'open a coupon in two tabs and claim it in both' },
  {
    ...coupon,
    code: 'INVALID_PRIZE_CODE',
    natural: 'win a prize that no wheel has, set under Wheel, and claim its coupon',
  },
  { ...coupon, code: 'INVALID_COUPON_TYPE', natural: 'claim the shirt (เสื้อยืด)' },
  { ...coupon, code: 'COUPON_EXPIRED', status: 410, natural: 'claim the Songkran coupon' },
  {
    ...invite,
    code: 'INVITE_COLLECT',
    natural: 'give an invite bonus to the member who holds a bonus, and receive it',
  },
  {
    ...invite,
    code: 'INVITE_INACTIVE',
    status: 403,
    natural: 'switch invite off while the dialog of the bonus is open, then receive it',
  },
  {
    ...invite,
    code: 'NO_INVITE_BONUS',
    status: 404,
    natural: 'open the invite bonus in two tabs and receive it in both',
  },
  { ...invite, code: 'NO_INVITEE_PLAY_INFO', status: 404 },
  { ...invite, code: 'INVITE_BONUS_FAIL', status: 500 },
  {
    ...invite,
    code: 'INVITE_BONUS_SUCCESS',
    status: 200,
    natural: 'receive an invite bonus; once armed, 50 baht come where none waits',
    acts: true,
  },
  { ...refund, code: 'NO_REFUND', status: 404, natural: 'open the refund in two tabs and receive it in both' },
  {
    ...refund,
    code: 'REFUND_CONDITION',
    natural: 'receive a refund in a second tab, opened before a bonus was taken in the first',
  },
  {
    ...refund,
    code: 'REFUND_INACTIVE',
    status: 403,
    natural: 'switch refund off while the dialog is open, then receive it',
  },
  { ...refund, code: 'REFUND_MINIMUM', natural: 'give a refund of 0 baht, and receive it' },
  {
    ...refund,
    code: 'REFUND_SUCCESS',
    call: 'GET /api/refund/addWallet',
    status: 200,
    natural: 'receive a refund; once armed, 50 baht are added where nothing was received',
    acts: true,
  },
  { ...other, code: 'INTERNAL_SERVER_ERROR', status: 500 },
  { ...other, code: 'NO_DATA', status: 404 },
]

/** The recipe of a code, or undefined for one that no built area answers. */
export function recipeOf(code: string): Recipe | undefined {
  return recipes.find((recipe) => recipe.code === code)
}

/** The HTTP status of a code; 400 for one without a recipe. */
export function statusOf(code: string): number {
  return recipeOf(code)?.status ?? 400
}

/**
 * Takes the code armed for a call, at most one a call, and only those that the caller can answer:
 * plain ones before the call acts, `acts` ones inside its handler.
 */
export function takeProvoked(provoked: string[], call: string, acts: boolean): Recipe | undefined {
  const index = provoked.findIndex((code) => {
    const recipe = recipeOf(code)
    return recipe?.call === call && (recipe.acts ?? false) === acts
  })
  const [code] = index < 0 ? [] : provoked.splice(index, 1)
  return code === undefined ? undefined : recipeOf(code)
}
