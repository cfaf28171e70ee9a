import { pages } from './addresses.ts'

/** The format of an inviter's code (contract, rule 8). */
const inviterCodePattern = /^[\w-]{1,64}$/

/** An inviter's code begins with PR; any other part names a page or dialog. */
const startParts = (startParam: string | null) => (startParam ?? '').split('--')
const isCode = (part: string) => part.startsWith('PR')

/** Login ends a session, and only the server may terminate. */
const isForLinks = (page: string) => page !== pages.login && page !== pages.terminated

export const inviterOf = (startParam: string | null): string | null =>
  validInviter(startParts(startParam).find(isCode) ?? null)

export const validInviter = (code: string | null): string | null =>
  code !== null && inviterCodePattern.test(code) ? code : null

/** A page by its last path segment, else a dialog on home. */
export function startAddressOf(startParam: string | null): string | null {
  const word = startParts(startParam).find((part) => !isCode(part) && /^[a-z]+$/i.test(part))
  if (word === undefined) return null
  return (
    Object.values(pages).find((page) => page.endsWith(`/${word}`) && isForLinks(page)) ?? `${pages.home}?dialog=${word}`
  )
}
