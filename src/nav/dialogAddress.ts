import type { DialogName } from './addresses.ts'

/** Parameters of dialogs, beside the name in the query. */
const parameterNames = ['code', 'from', 'to'] as const

/**
 * A dialog in its address. `code`: the game, payment channel, account, bonus, promotion, coupon or type of movement that it is
 * about; `from` and `to`: the accounts that a transfer begins with.
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
