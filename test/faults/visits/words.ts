import bonus from '../../../locales/th/bonus.json' with { type: 'json' }
import chat from '../../../locales/th/chat.json' with { type: 'json' }
import common from '../../../locales/th/common.json' with { type: 'json' }
import deposit from '../../../locales/th/deposit.json' with { type: 'json' }
import errors from '../../../locales/th/errors.json' with { type: 'json' }
import games from '../../../locales/th/games.json' with { type: 'json' }
import gift from '../../../locales/th/gift.json' with { type: 'json' }
import home from '../../../locales/th/home.json' with { type: 'json' }
import info from '../../../locales/th/info.json' with { type: 'json' }
import invite from '../../../locales/th/invite.json' with { type: 'json' }
import login from '../../../locales/th/login.json' with { type: 'json' }
import profile from '../../../locales/th/profile.json' with { type: 'json' }
import qr from '../../../locales/th/qr.json' with { type: 'json' }
import refund from '../../../locales/th/refund.json' with { type: 'json' }
import register from '../../../locales/th/register.json' with { type: 'json' }
import shared from '../../../locales/th/shared.json' with { type: 'json' }
import slip from '../../../locales/th/slip.json' with { type: 'json' }
import spin from '../../../locales/th/spin.json' with { type: 'json' }
import statement from '../../../locales/th/statement.json' with { type: 'json' }
import transfer from '../../../locales/th/transfer.json' with { type: 'json' }
import withdraw from '../../../locales/th/withdraw.json' with { type: 'json' }

/** The words of the screens that make calls. */
export const words = {
  bonus,
  chat,
  common,
  deposit,
  errors,
  games,
  gift,
  home,
  info,
  invite,
  login,
  profile,
  qr,
  refund,
  register,
  shared,
  slip,
  spin,
  statement,
  transfer,
  withdraw,
}
