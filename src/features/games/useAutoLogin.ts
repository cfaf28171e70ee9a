import type { Tap } from '../../api/command.ts'
import { autoLoginCall, autoLoginPasswordCall, type GameLogin } from '../../api/games.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import type { Entrance, PlayNote } from './rules.ts'

/** Requests the link that opens a game with the player signed in. */
export function useAutoLogin(code: string, onNote: (note: PlayNote) => void) {
  const { run: send, open, decide } = useCommand('play', { code })

  const run = async ({ username, password }: GameLogin, withPassword: boolean, tap: Tap): Promise<Entrance | null> => {
    const parameters = { game: code, username, ...(withPassword && { password }) }
    const outcome = await send(withPassword ? autoLoginPasswordCall : autoLoginCall, { parameters, tap })
    if (outcome?.status !== 'known') return null
    const url = safeGameLink(outcome.answer.link)
    if (url === null) onNote('unsafe')
    return url === null ? null : { kind: 'link', url }
  }
  return { run, open, decide }
}
