import { channelCodes } from '../catalogue/depositChannels.ts'
import { gameAccount, heldAccount, house, move, walletAccount } from '../state/ledger.ts'
import { stateVersion, type Member, type SandboxState } from '../state/state.ts'
import { addCoupon } from '../state/wheel.ts'
import { profiles, type Profile } from './members.ts'
import { seedRewards } from './rewards.ts'
import { seedSlips } from './slips.ts'
import { seedHistory, seedWithdrawals } from './statement.ts'

export { members } from './members.ts'

const day = 24 * 60 * 60 * 1000

/** The state everything starts from; the same one for the same time, with the ledger's opening balances in it. */
export function seedState(at: number): SandboxState {
  const state = emptyState(at)
  for (const profile of profiles) {
    const member = memberOf(profile, at)
    state.members.push(member)
    open(state, member, profile, at)
    seedHistory(state, member, profile, at)
    seedWithdrawals(state, member, profile, at)
    seedSlips(state, member, profile, at)
    seedRewards(state, member.id, profile, at)
    for (const [code, ages] of Object.entries(profile.bonuses ?? {}))
      for (const age of ages) state.bonusReceipts.push({ memberId: member.id, code, at: at - age * day })
    for (const [slice, amount] of Object.entries(profile.coupons ?? {})) addCoupon(state, member.id, slice, amount)
  }
  state.seededRows = state.statements.length
  return state
}

/** The same state with the wheel switched on. */
export const withWheel = (state: SandboxState): SandboxState => ({
  ...state,
  switches: { ...state.switches, wheel: true },
})

function emptyState(at: number): SandboxState {
  return {
    version: stateVersion,
    seededAt: at,
    seededRows: 0,
    nextId: 0,
    members: [],
    transactions: [],
    balances: {},
    statements: [],
    withdrawals: [],
    tokens: {},
    wrongLogins: [],
    otps: [],
    tickets: [],
    switches: {
      otp: true,
      chat: true,
      wheel: false,
      invite: true,
      refund: true,
      isManual: false,
      gone: false,
      idempotency: true,
      bonusNotice: false,
      region: 'th',
    },
    faults: [],
    provoked: [],
    channels: [...channelCodes],
    qrCodes: [],
    qrSeconds: 300,
    slips: [],
    slipWindow: { isOpen: true, closeFrom: '23:30', closeTo: '00:30' },
    usedGiftLinks: [],
    bonusReceipts: [],
    promotionReceipts: [],
    invites: [],
    refundOffers: [],
    refunds: [],
    banners: { invite: true, refund: true },
    coupons: [],
    wheel: { spins: 0, nextPrize: null, nextError: null },
  }
}

function memberOf(profile: Profile, at: number): Member {
  const login = (code: string) => [code, { username: `${code}${profile.username.slice(-4)}`, password: `Play${code}1` }]
  return {
    id: profile.id,
    username: profile.username,
    password: profile.password,
    name: profile.name,
    createdAt: at - profile.ageInDays * day,
    isInactive: profile.isInactive ?? false,
    coin: profile.coin ?? 0,
    currency: profile.currency ?? null,
    // Members change theirs; the seed stays.
    bankAccount: structuredClone(profile.bankAccount),
    games: Object.fromEntries(Object.keys(profile.games).map(login)),
    invite: profile.invite ?? { amount: 0, success: 0, fail: 0 },
    heldBonus: profile.heldBonus ?? null,
    invitedBy: null,
  }
}

function open(state: SandboxState, { id }: Member, profile: Profile, at: number): void {
  const held = (profile.waiting ?? []).reduce((sum, amount) => sum + amount, 0)
  const opening = [
    [walletAccount(id), profile.wallet],
    [heldAccount(id), held],
    ...Object.entries(profile.games).map(([code, amount]) => [gameAccount(id, code), amount] as const),
  ] as const
  for (const [to, amount] of opening.filter(([, minor]) => minor > 0))
    move(state, { kind: 'opening', from: house, to, amount, at })
}
