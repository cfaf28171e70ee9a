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
  'password',
  'profile',
  'transfer',
  'withdraw',
] as const
export type DialogName = (typeof dialogNames)[number]

/** A dialog as its address tells it. */
export interface DialogAddress {
  readonly name: DialogName
  /** A game account's code, for dialogs about one game. */
  readonly code?: string
}

/** Reads the open dialog from an address's query; null for none and for an unknown word. */
export function dialogOf(search: string): DialogAddress | null {
  const query = new URLSearchParams(search)
  const word = query.get('dialog')
  const name = dialogNames.find((known) => known === word)
  if (!name) return null
  const code = query.get('code')
  return code === null ? { name } : { name, code }
}

/** The query that opens a dialog on the current page. */
export function searchOf({ name, code }: DialogAddress): string {
  const query = new URLSearchParams({ dialog: name })
  if (code !== undefined) query.set('code', code)
  return `?${query}`
}

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
