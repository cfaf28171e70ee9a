import login from '../../locales/th/login.json' with { type: 'json' }
import bonus from '../../locales/th/bonus.json' with { type: 'json' }
import common from '../../locales/th/common.json' with { type: 'json' }
import errors from '../../locales/th/errors.json' with { type: 'json' }
import games from '../../locales/th/games.json' with { type: 'json' }
import home from '../../locales/th/home.json' with { type: 'json' }
import invite from '../../locales/th/invite.json' with { type: 'json' }
import sessionResult from '../../locales/th/sessionResult.json' with { type: 'json' }
import refund from '../../locales/th/refund.json' with { type: 'json' }
import shared from '../../locales/th/shared.json' with { type: 'json' }
import spin from '../../locales/th/spin.json' with { type: 'json' }
import transfer from '../../locales/th/transfer.json' with { type: 'json' }
import withdraw from '../../locales/th/withdraw.json' with { type: 'json' }

// All that a walk knows of the screens' wording. It follows the app's texts.

/** The words of buttons and fields. */
export const words = {
  bonus,
  common,
  games,
  home,
  invite,
  login,
  refund,
  sessionResult,
  shared,
  spin,
  transfer,
  withdraw,
}

/** What `text` looks like on the screen, from its first letter on; a variable stands for anything. */
export function saying(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  if (parts.every((part) => part.trim() === '')) throw new Error(`Nothing tells "${text}" from other texts`)
  return new RegExp(`^${parts.join('.+')}`, 's')
}

/** What alerts and toasts say of a command that was carried out. */
export const saysDone: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [/^transfer$/, saying(transfer.doneTitle)],
  [/^withdraw$/, saying(withdraw.doneTitle)],
  [/^addRefund$/, saying(refund.doneTitle)],
  [/^inviteBonus$/, saying(invite.claimed)],
  [/^inviteBonus$/, saying(errors.INVITE_BONUS_SUCCESS)],
  [/^claim/, saying(spin.claimedTitle)],
  [/^spin$/, saying(spin.wonToast)],
  [/^bonus /, saying(bonus.received)],
  [/^endBonus$/, saying(bonus.ended)],
]

/** What alerts say that tell what the statement has of a command. */
export const saysOfStatement: readonly (readonly [name: string, said: RegExp])[] = [
  ['transfer', saying(shared.settledTransfer)],
  ['withdraw', saying(shared.settledWithdrawal)],
]
/** Titles of these alerts. */
export const saysFound: readonly string[] = [shared.settledDoneTitle, shared.settledWaitingTitle]
export const saysNotFound: readonly string[] = [shared.settledNotCarriedOutTitle, shared.settledRefusedTitle]

/** Title of the alert that says that a command was not carried out. */
export const saysFailed = common.errorTitle

/** Texts of alerts about a command that was never sent. */
export const saysNotSent: readonly string[] = [common.errorOffline, errors.NOT_SENT, errors.UNSAFE_CONNECTION]

/** Title that says that an outcome is unknown. */
export const saysUnknown = shared.unknownTitle

/** Title that says that a refund was received and is not in the wallet yet. */
export const saysHalfDone = refund.halfTitle

/** Buttons that settle an unknown outcome or retry, in the order in which they are tried. */
export const waysOut: readonly string[] = [shared.unknownSettle, shared.unknownAgain, common.retry]
