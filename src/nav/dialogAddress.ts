import type { DialogName } from './dialogNames.ts'

const parameterNames = ['code', 'from', 'to'] as const

/** `code`: a game, channel, bonus, coupon and the like. `from`, `to`: a transfer's accounts. */
export type DialogAddress<Name extends string = DialogName> = { readonly name: Name } & {
  readonly [Parameter in (typeof parameterNames)[number]]?: string
}

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

function withDialog(search: string, dialog: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const name of ['dialog', ...parameterNames]) {
    query.delete(name)
    if (dialog[name] !== undefined) query.set(name, dialog[name])
  }
  const text = query.toString()
  return text && `?${text}`
}

export const searchOf = ({ name, ...parameters }: DialogAddress<string>, search = ''): string =>
  withDialog(search, { dialog: name, ...parameters })

export const pageSearch = (search: string): string => withDialog(search, {})
