import { parseUrl } from '../web/parseUrl.ts'

/** The addresses of pages. */
export const pages = {
  root: '/',
  login: '/login',
  register: '/register',
  user: '/user',
  howto: '/howto',
  contact: '/contact',
  home: '/user/home',
  profile: '/user/profile',
  memberContact: '/user/contact',
  statement: '/user/statement',
  bonus: '/user/bonus',
  spin: '/user/spin',
  terminated: '/terminated',
} as const
export type PageAddress = (typeof pages)[keyof typeof pages]

/** The names of dialogs, as in `?dialog=`. `app/rooms.tsx` says which room answers each. */
export type DialogName =
  | 'agreement'
  | 'bankName'
  | 'bonus'
  | 'brakes'
  | 'chat'
  | 'conditions'
  | 'coupon'
  | 'deposit'
  | 'endBonus'
  | 'game'
  | 'gift'
  | 'invite'
  | 'inviteBonus'
  | 'inviteQr'
  | 'kit'
  | 'logout'
  | 'moneyMap'
  | 'password'
  | 'preferences'
  | 'profile'
  | 'promotion'
  | 'qr'
  | 'refund'
  | 'report'
  | 'sessionResult'
  | 'slip'
  | 'slips'
  | 'transfer'
  | 'withdraw'

/** Parameters of dialogs, beside the name in the query. */
const parameterNames = ['code', 'from', 'to'] as const

/**
 * A dialog in its address. `code`: the game, payment channel, account, bonus, promotion or coupon that it is about; `from`
 * and `to`: the accounts that a transfer begins with.
 */
export type DialogAddress<Name extends string = DialogName> = { readonly name: Name } & {
  readonly [Parameter in (typeof parameterNames)[number]]?: string
}

/** Reads the open dialog from an address's query; null for none. No room may have its name. */
export function dialogOf(search: string): DialogAddress<string> | null {
  const query = new URLSearchParams(search)
  const name = query.get('dialog')
  if (!name) return null
  const parameters = parameterNames.flatMap((parameter) => {
    const value = query.get(parameter)
    return value === null ? [] : [[parameter, value]]
  })
  return { name, ...Object.fromEntries(parameters) }
}

/** A page's query with this dialog, or without any. Other parameters stay. */
function withDialog(search: string, dialog: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const name of ['dialog', ...parameterNames]) {
    query.delete(name)
    if (dialog[name] !== undefined) query.set(name, dialog[name])
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The query that opens a dialog on the current page. */
export const searchOf = ({ name, ...parameters }: DialogAddress<string>, search = ''): string =>
  withDialog(search, { dialog: name, ...parameters })

/** A page's query without the dialog that is open on it, '' for none. */
export const pageSearch = (search: string): string => withDialog(search, {})

/** The login page's address, with the page that the visitor wanted. */
export function loginAddress(wanted?: string): string {
  return wanted === undefined || wanted === pages.home || wanted === pages.user || !wanted.startsWith(`${pages.user}/`)
    ? pages.login
    : `${pages.login}?${new URLSearchParams({ next: wanted })}`
}

/** The page after signing in: the wanted one if it is below `/user` on this origin, else `/user`. */
export function wantedPage(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  const url = next === null ? null : parseUrl(next, origin)
  const isInside = url?.origin === origin && url.pathname.startsWith(`${pages.user}/`)
  return isInside ? url.pathname + url.search : pages.user
}
