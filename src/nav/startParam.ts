import { pages } from './addresses.ts'

/** The form of an inviter's code (contract, reading 8). */
const inviterCode = /^[\w-]{1,64}$/

/** The grammar of start parameters: parts joined by `--`; one that begins with PR is an inviter's code, another names a place. */
const partsOf = (startParam: string | null) => (startParam ?? '').split('--')
const isCode = (part: string) => part.startsWith('PR')

/** False for pages that no link may open: the login ends a session, and only the server says that the service is gone. */
const isForLinks = (page: string) => page !== pages.login && page !== pages.terminated

/** The inviter's code in a start parameter; null if there is none or it is not valid. */
export const inviterOf = (startParam: string | null): string | null =>
  validInviter(partsOf(startParam).find(isCode) ?? null)

/** The code itself; null if it is not valid. */
export const validInviter = (code: string | null): string | null =>
  code !== null && inviterCode.test(code) ? code : null

/**
 * The address that a start parameter names: a page by the last part of its route, else the dialog of that name on home; null if it names
 * none. Home removes a name that no dialog has.
 */
export function placeOf(startParam: string | null): string | null {
  const word = partsOf(startParam).find((part) => !isCode(part) && /^[a-z]+$/i.test(part))
  if (word === undefined) return null
  return (
    Object.values(pages).find((page) => page.endsWith(`/${word}`) && isForLinks(page)) ?? `${pages.home}?dialog=${word}`
  )
}
