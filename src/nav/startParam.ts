import { pages } from './addresses.ts'

/** What a valid inviter code looks like (contract, reading 8). */
const inviterCode = /^[\w-]{1,64}$/

/** The grammar of start parameters: parts joined by `--`; one beginning with PR is an inviter's code, another a room's word. */
const partsOf = (startParam: string | null) => (startParam ?? '').split('--')
const isCode = (part: string) => part.startsWith('PR')

/** Not by a mere link: the login ends a session, and that the service is gone is the server's to say. */
const isForLinks = (page: string) => page !== pages.login && page !== pages.terminated

/** The inviter code of a start parameter. Null when there is none that is valid. */
export const inviterOf = (startParam: string | null): string | null =>
  validInviter(partsOf(startParam).find(isCode) ?? null)

/** The code itself, or null when it cannot be one. */
export const validInviter = (code: string | null): string | null =>
  code !== null && inviterCode.test(code) ? code : null

/**
 * The address that a start parameter's word names: a page by the last part of its route, else the dialog of that word on home. Null
 * without a word. A word that no dialog answers is taken off the address there.
 */
export function placeOf(startParam: string | null): string | null {
  const word = partsOf(startParam).find((part) => !isCode(part) && /^[a-z]+$/i.test(part))
  if (word === undefined) return null
  return (
    Object.values(pages).find((page) => page.endsWith(`/${word}`) && isForLinks(page)) ?? `${pages.home}?dialog=${word}`
  )
}
