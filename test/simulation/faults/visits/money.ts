import { hash } from '../../../../src/lib/hash.ts'
import { storeBegun } from '../../../../src/session/begunDeposits.ts'
import { members } from '../../../sandbox/seed/seed.ts'
import { pngStart } from '../../../sandbox/testCalls.ts'
import type { Player } from '../../hands.ts'
import { words } from '../../words.ts'
import { giftLinkKey, openedWindows, type Visits } from '../visit.ts'

const { deposit, gift, home, qr, shared, slip, transfer, withdraw } = words

const rich = { as: 'rich' } as const
const home_ = '/user/home'
const at = (dialog: string) => ({ ...rich, address: `${home_}?dialog=${dialog}` })
const hasRows = ({ has }: Player) => has('dialog tbody tr, dialog [role=rowgroup] [role=row]')

async function makeCode(player: Player): Promise<void> {
  await player.type({ [qr.amount]: '500' })
  await player.tap(qr.create)
}

/** Taps, and confirms if the app asks whether to send the same again. */
async function insist(player: Player, button: string): Promise<void> {
  if (player.can(button)) await player.tap(button)
  // A double tap is no answer to the question.
  await player.clock.pass(1_000)
  if (player.can(shared.sendAgain)) await player.tap(shared.sendAgain)
}

const richId = ({ state }: Player['sandbox']) =>
  state.members.find(({ username }) => username === members.rich.username)?.id

const hourMs = 3_600_000
const onlyIfTold = 'home tells of a deposit that waits only what the server tells of it now'

/** Notes on the device that the member has begun a deposit here. */
const begun = ({ sandbox, method }: { sandbox: Player['sandbox']; method: string }) =>
  storeBegun(hash(richId(sandbox) ?? ''), { method, until: Date.now() + hourMs })

/** A code that was opened here, an hour before its time is over. */
function openCode(sandbox: Player['sandbox']): void {
  const memberId = richId(sandbox) ?? ''
  const expiresAt = Date.now() + hourMs
  sandbox.state.qrCodes.push({ id: 'opened', memberId, bankCode: 'KBANK', amount: 151_13, expiresAt })
  begun({ sandbox, method: 'KBANK' })
}

const isSettled = ({ sees }: Player, what: string) =>
  (sees(shared.outcomeDoneTitle) || sees(shared.outcomeUnderWayTitle)) && sees(what)

/** What comes in, moves and goes out. */
export const money: Visits = {
  depositCall: { ...at('deposit'), offers: true, isDone: ({ sees }) => sees(deposit.byAccount) },
  qrStatusCall: [
    { ...at('qr&code=KBANK'), isDone: ({ has }) => has('dialog form input') },
    {
      from: 'home',
      ...rich,
      address: home_,
      prepare: openCode,
      quiet: onlyIfTold,
      isDone: ({ sees }) => sees(shared.openCode) && sees('฿151.13'),
    },
  ],
  createQrCall: { ...at('qr&code=KBANK'), act: makeCode, once: true, isDone: ({ sees }) => sees(qr.cancel) },
  cancelQrCall: {
    ...at('qr&code=KBANK'),
    go: makeCode,
    async act(player) {
      if (!player.can(qr.cancelYes)) await player.tap(qr.cancel)
      await player.tap(qr.cancelYes)
    },
    once: true,
    isDone: ({ has }) => has('dialog form input'),
  },
  slipWindowCall: { ...at('slip'), isDone: ({ has }) => has('dialog input[type=file]') },
  slipsCall: [
    { ...rich, address: '/user/statement?dialog=slips', isDone: hasRows },
    {
      from: 'home',
      ...rich,
      address: home_,
      prepare: (sandbox) => begun({ sandbox, method: 'slip' }),
      quiet: onlyIfTold,
      isDone: ({ sees }) => sees(shared.waitingSlip),
    },
  ],
  slipReferenceCall: {
    ...rich,
    address: '/user/statement?dialog=slips',
    async act({ clock, sandbox }) {
      // The newest that has no address of its own, but a reference.
      const own = sandbox.state.slips.filter(({ memberId }) => memberId === richId(sandbox)).toReversed()
      const index = own.findIndex(({ id }) => id % 2 === 1)
      const rows = document.querySelectorAll('dialog [role=rowgroup] [role=row]')
      // The first button opens the receipt.
      const row = [...(rows[index]?.querySelectorAll('button') ?? [])].at(-1)
      if (!row) throw new Error('no slip can be viewed')
      await clock.doing(() => row.click())
      await clock.pass(120)
    },
    isDone: () => openedWindows.some((address) => address.includes('/sandbox/slips/')),
  },
  uploadSlipCall: {
    ...at('slip'),
    isSlow: true,
    async act(player) {
      if (!player.can(slip.submit)) await player.choose(new File([pngStart], 'slip.png', { type: 'image/png' }))
      await player.tap(slip.submit)
    },
    isDone: ({ sees }) => sees(slip.sentTitle),
  },
  sendGiftLinkCall: {
    ...rich,
    address: `${home_}?${new URLSearchParams({ dialog: 'gift', code: 'SANDBOX GIFT' })}`,
    settings: { VITE_GIFT_LINK_PUBLIC_KEY: giftLinkKey.publicKey },
    once: true,
    async act(player) {
      await player.type({ [gift.label]: 'https://gift.truemoney.com/campaign/?v=abcdefghij0050' })
      await player.tap(gift.submit)
    },
    // The money may be there before the answer.
    isDone: ({ sees }) => (sees(gift.doneText) || sees(shared.creditedTitle)) && !sees(shared.unknownTitle),
  },
  transferCall: {
    ...at('transfer'),
    async act(player) {
      await player.hands.choose(transfer.from, words.common.mainWallet)
      await player.hands.choose(transfer.to, 'Neko Fortune')
      await player.type({ [transfer.amount]: '137.11' })
      await insist(player, transfer.submit)
    },
    isDone: (player) => player.sees(transfer.doneTitle) || isSettled(player, shared.outcomeTransfer),
  },
  // Without a limit the whole balance can be taken.
  withdrawLimitsCall: { ...at('withdraw'), isDone: ({ sees }) => sees(withdraw.amount), instead: ['฿1,325,616.24'] },
  withdrawCall: {
    ...at('withdraw'),
    async act(player) {
      await player.type({ [withdraw.amount]: '141.13' })
      await insist(player, withdraw.submit)
    },
    isDone: (player) => player.sees(withdraw.doneTitle) || isSettled(player, shared.outcomeWithdrawal),
  },
  activeBonusCall: [
    {
      as: 'bonusHeld',
      address: `${home_}?dialog=withdraw`,
      isDone: ({ sees }) => sees(withdraw.bonusWarning) && !sees(withdraw.bonusUnknown),
    },
    { from: 'bonus', as: 'bonusHeld', address: '/user/bonus', isDone: ({ sees }) => sees(words.bonus.activeTitle) },
  ],
  walletCall: { ...rich, address: home_, isDone: ({ sees }) => sees('1,250,000.00') },
  refreshGamesCall: {
    ...rich,
    address: home_,
    quiet: 'the balance is read all the same',
    isDone: ({ sees }) => sees('1,250,000.00') && !sees(home.gamesNotRefreshed),
  },
  statementCall: { ...rich, address: '/user/statement', isDone: ({ has }) => has('main li time, main li button') },
}
