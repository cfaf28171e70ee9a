import { autoLogin, type GameLogin } from '../../api/games.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import type { Entrance, Note } from './rules.ts'

/** Gets the link that opens a game signed in, once a tap. */
export function useAutoLogin(code: string, onNote: (note: Note) => void) {
  const { run: send, open, settle } = useCommand('play', { code })

  const run = async ({ username, password }: GameLogin, withPassword: boolean): Promise<Entrance | null> => {
    const outcome = await send({ amountMinor: null }, () => autoLogin(code, username, withPassword ? password : null))
    if (outcome?.status !== 'known') return null
    const url = safeGameLink(outcome.answer.link)
    if (url === null) onNote('unsafe')
    return url === null ? null : { kind: 'link', url }
  }
  return { run, open, settle }
}
