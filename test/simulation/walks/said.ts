import { pattern, saying, words } from '../words.ts'

const { bonus, common, errors, invite, moneyMap, refund, shared, spin, transfer, withdraw } = words

/** What alerts and toasts say of a command that was carried out. */
export const saysDone: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [/^transfer$/, saying(transfer.doneTitle)],
  [/^withdraw$/, saying(withdraw.doneTitle)],
  [/^refundToWallet$/, saying(refund.doneTitle)],
  [/^inviteBonus$/, saying(invite.claimedTitle)],
  [/^inviteBonus$/, saying(errors.INVITE_BONUS_SUCCESS)],
  [/^claimCoupon /, saying(spin.claimedTitle)],
  [/^spin$/, saying(spin.wonToast)],
  [/^activateBonus /, saying(bonus.claimed)],
  [/^clearBonus$/, saying(bonus.ended)],
]

/** What alerts say that tell what the statement has of a command. */
export const saysOfStatement: readonly (readonly [name: string, said: RegExp])[] = [
  ['transfer', saying(shared.outcomeTransfer)],
  ['withdraw', saying(shared.outcomeWithdrawal)],
]
/** Titles of these alerts. */
export const saysFound: readonly string[] = [shared.outcomeDoneTitle, shared.outcomeUnderWayTitle]
export const saysNotFound: readonly string[] = [shared.outcomeFailedTitle]

const withTime = (text: string) => new RegExp(pattern(text).source.replace('.*?', String.raw`(\d\d:\d\d)`))

/** What a form says of a command of which the statement shows nothing, with the time of the check. */
export const saysNoTrace = withTime(shared.noTrace)

/** What a form says of a check, with its time, and the read that it is about. */
export const saysChecked: readonly (readonly [said: RegExp, read: string])[] = [
  [saysNoTrace, 'POST /api/statement'],
  [withTime(shared.inconclusive), 'POST /api/statement'],
  [withTime(shared.checked), 'GET /api/wallet'],
]

/** What the wheel says if a spin without an answer has taken no coin. */
export const saysNoCoinTaken = pattern(spin.unknownKept)

/** The list of transfers that bring the games' money home, and what it says of each. */
export const legs = { list: moneyMap.legs, done: moneyMap.legDone, failed: moneyMap.legFailed }

/** Title of the alert that says that a command was not carried out. */
export const saysFailed = common.errorTitle

/** Texts of alerts about a command that was never sent. */
export const saysNotSent: readonly string[] = [errors.NOT_SENT]

/** Buttons that settle an unknown outcome or retry, in the order in which they are tried. */
export const waysOut: readonly string[] = [
  shared.unknownDecide,
  shared.unknownAgain,
  common.retry,
  shared.terminatedCheck,
]
