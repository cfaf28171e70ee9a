import { autoLoginCodes, autoLoginPasswordCodes } from '../../../sandbox/catalogue/games.ts'
import type { Player } from '../../hands.ts'
import { words } from '../../words.ts'
import { openedWindows, type Visit, type Visits } from '../visit.ts'

const { games } = words
const settings = { VITE_AUTO_LOGIN: autoLoginCodes, VITE_AUTO_LOGIN_PASSWORD: autoLoginPasswordCodes }

const at = (code: string, as: 'bonusHeld' | 'rich' = 'bonusHeld') => ({
  as,
  settings,
  address: `/user/contact?dialog=game&code=${code}`,
})

/** Moves everything into the game and opens it; after the first time nothing is left to move. */
async function play(player: Player): Promise<void> {
  const moving = games.playWith.replace(/{{.*/, '฿')
  await player.tap(player.can(moving) ? moving : games.play)
}

const playing = (code: string): Visit => ({ ...at(code), act: play, isDone: () => openedWindows.length > 0 })

/** Game accounts, and playing. */
export const gameVisits: Visits = {
  activateGameCall: {
    ...at('koi'),
    once: true,
    act: (player) => player.tap(player.can(games.activateAgain) ? games.activateAgain : games.activate),
    isDone: ({ sees }) => sees(games.username),
  },
  gameLoginCall: { ...at('neko'), isDone: ({ sees }) => sees(games.username) && !sees(games.needsLogin) },
  resetGamePasswordCall: {
    ...at('neko'),
    async act(player) {
      if (!player.can(games.resetConfirm)) await player.tap(games.reset)
      await player.tap(games.resetConfirm)
    },
    isDone: ({ sees }) => sees(games.resetDone),
  },
  transferAllCall: { ...playing('neko'), once: true },
  autoLoginCall: playing('neko'),
  autoLoginPasswordCall: playing('roulette'),
}
