import login from '../../locales/th/login.json' with { type: 'json' }
import bonus from '../../locales/th/bonus.json' with { type: 'json' }
import common from '../../locales/th/common.json' with { type: 'json' }
import errors from '../../locales/th/errors.json' with { type: 'json' }
import games from '../../locales/th/games.json' with { type: 'json' }
import home from '../../locales/th/home.json' with { type: 'json' }
import invite from '../../locales/th/invite.json' with { type: 'json' }
import refund from '../../locales/th/refund.json' with { type: 'json' }
import shared from '../../locales/th/shared.json' with { type: 'json' }
import spin from '../../locales/th/spin.json' with { type: 'json' }
import transfer from '../../locales/th/transfer.json' with { type: 'json' }
import withdraw from '../../locales/th/withdraw.json' with { type: 'json' }

// All that a walk knows of the screens' wording and build: where the app changes its words or its ways, this file follows.

/** The words of buttons and fields. */
export const words = { bonus, common, games, home, invite, login, refund, shared, spin, transfer, withdraw }

/** What follows the fixed beginning of a text with a figure in it. */
const begins = (text: string) => text.slice(0, text.indexOf('{{'))

/** By which alert's title or toast's beginning the app says that a command was carried out. */
export const saysDone: readonly (readonly [name: RegExp, said: string])[] = [
  [/^transfer$/, transfer.doneTitle],
  [/^withdraw$/, withdraw.doneTitle],
  [/^addRefund$/, refund.doneTitle],
  [/^inviteBonus$/, begins(invite.claimed)],
  [/^inviteBonus$/, errors.INVITE_BONUS_SUCCESS],
  [/^claim/, spin.claimedTitle],
  [/^spin$/, begins(spin.wonToast)],
  [/^bonus /, bonus.received],
  [/^endBonus$/, bonus.ended],
]

/** How the text of an alert begins that tells what the statement told, and of which command. */
export const saysOfStatement: readonly (readonly [name: string, said: string])[] = [
  ['transfer', begins(shared.settledTransfer)],
  ['withdraw', begins(shared.settledWithdrawal)],
]
/** The titles of such an alert. */
export const saysFound: readonly string[] = [shared.settledDoneTitle, shared.settledWaitingTitle]
export const saysNotFound: readonly string[] = [shared.settledNotCarriedOutTitle, shared.settledRefusedTitle]

/** By which alert's title the app says that a command was not carried out. */
export const saysFailed = common.errorTitle

/** What an alert says of a command that has not even left. */
export const saysNotSent: readonly string[] = [common.errorOffline, errors.NOT_SENT, errors.UNSAFE_CONNECTION]

/** What says that the outcome of something is not known. */
export const saysUnknown = shared.unknownTitle

/** What says that a refund was received and is not in the wallet yet. */
export const saysHalfDone = refund.halfTitle

/** The buttons by which a player says to have looked, or looks again, in the order in which they are tried. */
export const waysOut: readonly string[] = [shared.unknownSettle, common.retry]
