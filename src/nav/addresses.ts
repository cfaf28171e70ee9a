/** Pages by their route. A page joins the table in the change that builds it. */
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
  terminated: '/terminated',
} as const

/** Dialogs by the word in `?dialog=`; each may carry parameters of its own beside it. */
export const dialogNames = [
  'agreement',
  'bankName',
  'conditions',
  'deposit',
  'game',
  'gift',
  'password',
  'profile',
  'qr',
  'slip',
  'slips',
  'transfer',
  'withdraw',
] as const
export type DialogName = (typeof dialogNames)[number]

/** What a dialog is about, beside its name in the query. */
const parameterNames = ['code', 'from', 'to'] as const

/**
 * A dialog as its address tells it. `code`: the game, payment channel or account that it is about; `from` and `to`: the accounts
 * that a transfer begins with.
 */
export type DialogAddress = { readonly name: DialogName } & {
  readonly [Parameter in (typeof parameterNames)[number]]?: string
}

/** Reads the open dialog from an address's query; null for none and for an unknown word. */
export function dialogOf(search: string): DialogAddress | null {
  const query = new URLSearchParams(search)
  const word = query.get('dialog')
  const name = dialogNames.find((known) => known === word)
  if (!name) return null
  const parameters = parameterNames.flatMap((parameter) => {
    const value = query.get(parameter)
    return value === null ? [] : [[parameter, value]]
  })
  return { name, ...Object.fromEntries(parameters) }
}

/** The query that opens a dialog on the current page. */
export const searchOf = ({ name, ...parameters }: DialogAddress): string =>
  `?${new URLSearchParams({ dialog: name, ...parameters })}`

/** The login page, remembering where the visitor wanted to go. */
export function loginAddress(wanted?: string): string {
  return wanted === undefined || wanted === pages.home || wanted === pages.user || !wanted.startsWith(`${pages.user}/`)
    ? pages.login
    : `${pages.login}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: the wanted page when it lies below `/user` on this origin, else `/user`. */
export function wantedPage(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !URL.canParse(next, origin)) return pages.user
  const url = new URL(next, origin)
  const inside = url.origin === origin && url.pathname.startsWith(`${pages.user}/`)
  return inside ? url.pathname + url.search : pages.user
}
