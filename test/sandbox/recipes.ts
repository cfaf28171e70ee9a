/** A way to make the sandbox answer one code of the catalogue. */
export interface Recipe {
  code: string
  /** The call that answers the code after `POST /sandbox/provoke`, as "METHOD /path"; a parameter as `:name`. */
  call: string
  status: number
  /** How a player gets the code by hand, where that is possible. */
  natural: string | null
  /** The call's own handler answers, because it acts before it fails. */
  acts: boolean
}

type Row = [code: string, status: number, natural?: string | null, acts?: 'acts']

/** Every code of the catalogue by the call that answers it. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'GET /api/wallet': [
    ['UNAUTHORIZED', 401, 'open a page inside with a token the sandbox never gave'],
    ['EXPIRED_AUTH_TOKEN', 401, 'expire the tokens under Sessions, then refresh; or wait 30 days'],
    ['INVALID_USER_1', 401],
    ['INVALID_USER_2', 401],
    ['INVALID_USER_3', 401],
    ['INVALID_USER_4', 401],
    ['INVALID_IP', 403],
  ],
  'POST /api/login': [
    ['NO_USER', 404],
    ['WRONG_PASSWORD', 401, 'change the password with a wrong old one'],
    ['WRONG_CREDENTIAL', 401, 'log in with an unknown phone or a wrong password'],
    ['INACTIVE_USER', 403, 'log in as the inactive member'],
    ['LOGIN_FAIL', 500],
    ['REQUEST_LIMIT', 429],
    ['REQUEST_LIMIT_1MIN', 429, 'five wrong passwords for one phone within a minute'],
  ],
  'POST /api/otp/send': [
    ['OTP_SEND_FAIL', 502],
    ['OTP_VERIFIED', 422, 'give the phone again within 30 minutes of a right code (the code of a success)', 'acts'],
  ],
  'POST /api/otp/verify': [
    ['OTP_BLOCK', 429, 'five wrong codes; sending answers it too, for 10 minutes'],
    ['OTP_TOKEN_INVALID', 400, 'reset the sandbox before the code is entered'],
    ['OTP_NOT_EXIST', 404, 'give the same phone in a second tab, then enter the code in the first'],
    ['OTP_EXPIRED', 400, 'enter the code after five minutes'],
    ['OTP_CODE_INVALID', 400, 'enter another code than this page shows'],
    ['OTP_CODE_VALID', 200, 'enter the code that this page shows; once armed, any code is right', 'acts'],
    ['OTP_VERIFY_FAIL', 502],
  ],
  'POST /api/account': [
    ['UNVERIFIED_OTP', 403, 'leave the bank step open until 30 minutes after the right code'],
    ['INVALID_BANK', 400],
    ['EXISTING_BANK', 422, 'register with the bank account of a member, such as KBANK 1234567890'],
    ['BANK_ACCOUNT_NAME_ENG', 400, 'a Thai account name at KTB, TMB or BBL (the app itself refuses it first)'],
    ['REGISTER_FAIL', 500],
    ['GAME_ACTIVATION_FAIL', 502],
  ],
  'POST /api/account/validate': [
    ['PHONE_NUMBER_REQUIRE_10_DIGIT', 400, 'register a phone of 9 digits (the app itself refuses it first)'],
    ['EXISTING_USER', 422, 'register the phone of a member'],
    ['INVALID_USER_INFO', 400],
  ],
  'POST /api/wallet/withdrawAll': [
    ['NO_BANK', 404, 'withdraw as the member without a bank account'],
    ['BONUS_CONDITION', 400, 'withdraw as the member who holds a bonus'],
  ],
  'GET /api/bonus/activate/:code': [
    ['BONUS_ALREADY_ACTIVE', 422, 'open one bonus in two tabs and receive it in both'],
    ['BONUS_REMAINING', 422, 'open two bonuses in two tabs and receive both; claim a coupon while a bonus is held'],
    ['BONUS_MAX_CLAIMED', 422, 'open WELCOME50 in two tabs, receive and cancel it in one, receive it in the other'],
    ['BONUS_FULL', 422, 'receive FLASH, whose only place is taken'],
  ],
  'GET /api/bonus/clear': [
    ['BONUS_CLEAR', 200, 'cancel a bonus in two tabs: the second time it is the code of a success', 'acts'],
  ],
  'GET /api/promotion/find/:code': [['NO_PROMOTION', 404, 'search any code but those under Bonuses and promotions']],
  'GET /api/promotion/activate/:code': [
    ['PROMOTION_RECEIVED', 422, 'receive SONGKRAN, cancel it, and receive it again'],
  ],
  'POST /api/wallet/transfer': [
    ['NO_WALLET', 404],
    ['TRANSFER_MINIMUM', 400, 'transfer less than 1 baht (the app itself refuses it first)'],
    ['NO_GAME', 404, 'transfer to a game code that does not exist'],
    ['MONEY_NOT_ENOUGH', 400, 'transfer more than the source has, or withdraw more than all'],
    ['TRANSFER_FAIL', 502, 'once armed, playing a game fails with it too, where money has to move first', 'acts'],
    ['SLOT_NO_ACCOUNT', 400, 'transfer to a game that is not active'],
    ['INTERNAL_SERVER_ERROR', 500],
    ['NO_DATA', 404],
  ],
  'GET /api/wallet/activate/:code': [
    ['SLOT_ALREADY_ACTIVE', 422, 'open the account of a game in two tabs'],
    ['SLOT_ACTIVATE_FAIL', 502],
  ],
  'GET /api/wallet/resetpassword/:code': [['SLOT_RESET_PASSWORD_FAIL', 502]],
  'POST /api/qrcode/:bankCode': [['QR_FAIL', 200, null, 'acts']],
  'POST /api/wallet/slip': [
    ['SLIP_UPLOAD_FAIL', 403, 'send a slip while the upload is closed under Waiting slips'],
    ['SLIP_NO_FILE', 400, 'send no file (the app itself refuses it first)'],
    ['SLIP_INVALID_FILE', 400, 'send a file that is no PNG, JPEG or WebP, whatever its name'],
  ],
  'POST /api/wallet/truelink': [
    ['TRUELINK_DUPLICATE', 422, 'send the same gift link twice'],
    ['TRUELINK_INVALID', 400, 'send any text but https://gift.truemoney.com/campaign/?v=abcdefghij50'],
    ['KEY_MISSING', 400, 'send a gift link to a sandbox started without a key'],
    ['KEY_INVALID', 400, 'send a gift link from a build that has the public key of another start'],
  ],
  'POST /api/spinwheel/coupon/claim': [
    ['NO_CLAIMABLE_COUPON', 404, 'open the last coupon in two tabs and claim it in both; spin without coins'],
    ['INVALID_CODE', 404, 'open a coupon in two tabs and claim it in both'],
    ['INVALID_PRIZE_CODE', 400, 'win a prize that no wheel has, set under Wheel, and claim its coupon'],
    ['INVALID_COUPON_TYPE', 400, 'claim the shirt (เสื้อยืด)'],
    ['COUPON_EXPIRED', 410, 'claim the Songkran coupon'],
  ],
  'GET /api/invite/bonus': [
    ['INVITE_COLLECT', 400, 'give an invite bonus to the member who holds a bonus, and receive it'],
    ['INVITE_INACTIVE', 403, 'switch invite off while the dialog of the bonus is open, then receive it'],
    ['NO_INVITE_BONUS', 404, 'open the invite bonus in two tabs and receive it in both'],
    ['NO_INVITEE_PLAY_INFO', 404],
    ['INVITE_BONUS_FAIL', 500],
    ['INVITE_BONUS_SUCCESS', 200, 'receive an invite bonus; once armed, 50 baht come where none waits', 'acts'],
  ],
  'GET /api/refund/receive': [
    ['NO_REFUND', 404, 'open the refund in two tabs and receive it in both'],
    ['REFUND_CONDITION', 400, 'receive a refund in a second tab, opened before a bonus was taken in the first'],
    ['REFUND_INACTIVE', 403, 'switch refund off while the dialog is open, then receive it'],
    ['REFUND_MINIMUM', 400, 'give a refund of 0 baht, and receive it'],
  ],
  'GET /api/refund/addWallet': [
    ['REFUND_SUCCESS', 200, 'receive a refund; once armed, 50 baht are added where nothing was received', 'acts'],
  ],
}

export const recipes: readonly Recipe[] = Object.entries(rows).flatMap(([call, all]) =>
  all.map(([code, status, natural = null, acts]) => ({ code, call, status, natural, acts: acts === 'acts' })),
)

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
    return recipe?.call === call && recipe.acts === acts
  })
  const [code] = index < 0 ? [] : provoked.splice(index, 1)
  return code === undefined ? undefined : recipeOf(code)
}
