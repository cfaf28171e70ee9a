import { autoLogin, type GameLogin } from '../../api/games.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import type { Entrance, PlayNote } from './rules.ts'

/** Requests the link that opens a game with the player signed in. */
export function useAutoLogin(code: string, onNote: (note: PlayNote) => void) {
  const { run: send, open, decide } = useCommand('play', { code })

  const run = async ({ username, password }: GameLogin, withPassword: boolean): Promise<Entrance | null> => {
    const outcome = await send({ amountMinor: null }, (options) =>
      autoLogin({ game: code, username, password: withPassword ? password : null }, options),
    )
    if (outcome?.status !== 'known') return null
    const url = safeGameLink(outcome.answer.link)
    if (url === null) onNote('unsafe')
    return url === null ? null : { kind: 'link', url }
  }
  return { run, open, decide }
}
