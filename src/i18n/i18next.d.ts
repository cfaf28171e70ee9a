import type common from '../../locales/en/common.json'
import type errors from '../../locales/en/errors.json'
import type login from '../../locales/en/login.json'
import type home from '../../locales/en/home.json'
import type info from '../../locales/en/info.json'
import type statement from '../../locales/en/statement.json'
import type transfer from '../../locales/en/transfer.json'
import type profile from '../../locales/en/profile.json'
import type register from '../../locales/en/register.json'
import type withdraw from '../../locales/en/withdraw.json'
import type shared from '../../locales/en/shared.json'
import type deposit from '../../locales/en/deposit.json'
import type qr from '../../locales/en/qr.json'
import type gift from '../../locales/en/gift.json'
import type slip from '../../locales/en/slip.json'
import type games from '../../locales/en/games.json'
import type bonus from '../../locales/en/bonus.json'
import type invite from '../../locales/en/invite.json'
import type refund from '../../locales/en/refund.json'
import type spin from '../../locales/en/spin.json'
import type chat from '../../locales/en/chat.json'
import type preferences from '../../locales/en/preferences.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    resources: {
      common: typeof common
      errors: typeof errors
      login: typeof login
      home: typeof home
      info: typeof info
      statement: typeof statement
      transfer: typeof transfer
      withdraw: typeof withdraw
      register: typeof register
      profile: typeof profile
      shared: typeof shared
      deposit: typeof deposit
      qr: typeof qr
      gift: typeof gift
      slip: typeof slip
      games: typeof games
      bonus: typeof bonus
      invite: typeof invite
      refund: typeof refund
      spin: typeof spin
      chat: typeof chat
      preferences: typeof preferences
    }
  }
}
