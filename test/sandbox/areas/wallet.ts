import { memberCall } from '../call.ts'
import { games, linksOf, mediaPath, type Game } from '../catalogue/games.ts'
import { balanceOf, gameAccount, walletAccount } from '../state/ledger.ts'
import type { Member, SandboxState } from '../state/state.ts'
import { toAmount } from '../wire.ts'
import { holderOf } from './profile.ts'
import { transfer } from './transfer.ts'

const readWallet = memberCall({
  method: 'GET',
  path: '/api/wallet',
  answer: ({ context: { state }, member, origin }) => ({
    ...holderOf(member),
    wallet: { amount: toAmount(balanceOf(state, walletAccount(member.id))) },
    invite: { ...member.invite, amount: toAmount(member.invite.amount) },
    slots: slotsOf(state, member, origin),
  }),
})

// A read: it asks the game providers for their balances, which the sandbox's ledger always knows.
const refreshSlots = memberCall({
  method: 'GET',
  path: '/api/wallet/refresh/slot',
  answer: () => ({ message: 'SUCCESS' }),
})

function slotsOf(state: SandboxState, member: Member, origin: string) {
  return games.map((game) => slotOf(game, state, member, origin))
}

function slotOf(game: Game, state: SandboxState, member: Member, origin: string) {
  const { code, name, category, ftWalletSlot } = game
  return {
    code,
    name,
    logo: mediaPath(code, 'logo'),
    background: mediaPath(code, 'background'),
    isActive: member.games[code] !== undefined,
    amount: toAmount(balanceOf(state, gameAccount(member.id, code))),
    ftWalletSlot,
    ...linksOf(game, origin),
    category,
  }
}

export const walletCalls = [readWallet, refreshSlots, transfer]
