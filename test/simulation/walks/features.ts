import { navigate } from 'wouter/use-browser-location'
import type { Clock } from '../clock.ts'
import { sheet, type Hands } from '../hands.ts'
import { words } from '../words.ts'
import { commandNames } from './commands.ts'

interface Player {
  readonly hands: Hands
  readonly clock: Clock
}

/** A feature in which a player can send something. */
interface Feature {
  /** The commands that are sent from it. */
  readonly sends: RegExp
  readonly page: string
  open(player: Player): Promise<boolean>
  /** Fills the form and taps; false if the feature does not offer it. */
  send(player: Player, amount: string, taps: number): Promise<boolean>
  /** True if the feature offers what it is for, or says that there is nothing to get. */
  isAtRest(player: Player): boolean
  /** Takes the next step of several. */
  goOn?(player: Player): Promise<boolean>
}

const byButton =
  (name: string) =>
  ({ hands }: Player) =>
    hands.tap(name)
const byAddress =
  (address: string) =>
  async ({ clock }: Player) => {
    await clock.doing(() => navigate(address))
    return true
  }
const isIdle = () => sheet()?.querySelector('[aria-busy=true]') === null
const sees = (text: string) => (sheet() ?? document.body).textContent.includes(text)

/** Taps. If the app asks whether to send the same again, reads the question and confirms. */
async function insist({ hands, clock }: Player, button: string, taps: number): Promise<boolean> {
  if (!(await hands.tap(button, taps))) return false
  if (!sees(words.shared.sendAgain)) return true
  await clock.pass(1_000)
  // The words are also part of those of the decision.
  return hands.find(words.shared.sendAgain) === null || hands.tap(words.shared.sendAgain, taps)
}

/** A feature with one button, which says afterwards that there is nothing to do. */
const ofButton = (sends: RegExp, address: string, button: string, done: string): Feature => ({
  sends,
  page: address.replace(/\?.*/, ''),
  open: byAddress(address),
  send: ({ hands }, _, taps) => hands.tap(button, taps),
  isAtRest: ({ hands }) => hands.find(button) !== null || sees(done),
})

const activateGame = ofButton(
  /^activateGame /,
  '/user/home?dialog=game&code=lotus',
  words.games.activate,
  words.games.login,
)

/** The amount follows. */
const [bringButton = ''] = words.moneyMap.bring.split('{{')

export const features = {
  transfer: {
    sends: /^transfer$/,
    page: '/user/home',
    open: byButton(words.home.transfer),
    async send({ hands, clock }, amount, taps) {
      const isFilled =
        (await hands.choose(words.transfer.from, words.common.mainWallet)) &&
        (await hands.choose(words.transfer.to, 'Neko Fortune')) &&
        (await hands.fill(words.transfer.amount, amount))
      return isFilled && insist({ hands, clock }, words.transfer.submit, taps)
    },
    isAtRest: ({ hands }) => hands.find(words.transfer.submit) !== null,
  },
  withdraw: {
    sends: /^withdraw$/,
    page: '/user/home',
    open: byButton(words.home.withdraw),
    send: async ({ hands, clock }, amount, taps) =>
      (await hands.fill(words.withdraw.amount, amount)) && insist({ hands, clock }, words.withdraw.submit, taps),
    isAtRest: ({ hands }) => hands.find(words.withdraw.submit) !== null,
  },
  bringHome: {
    sends: /^transfer$/,
    page: '/user/home',
    open: byAddress('/user/home?dialog=moneyMap'),
    send: (player, _, taps) => insist(player, bringButton, taps),
    isAtRest: ({ hands }) => hands.find(bringButton) !== null || sees(words.moneyMap.allHome),
  },
  refund: {
    sends: /^(claimRefund|refundToWallet)$/,
    page: '/user/home',
    open: byButton(words.home.refund),
    send: async ({ hands }, _, taps) =>
      (await hands.tap(words.refund.add, taps)) || hands.tap(words.refund.claim, taps),
    isAtRest: ({ hands }) =>
      hands.find(words.refund.claim) !== null || sees(words.refund.nothing) || sees(words.refund.held),
    // If adding is refused once more, the account is there.
    goOn: async ({ hands, clock }) => {
      if (!(await hands.tap(words.refund.add))) return false
      await clock.pass(1_500)
      await hands.tap(words.common.ok)
      return hands.tap(words.refund.isThere)
    },
  },
  inviteBonus: {
    sends: /^inviteBonus$/,
    page: '/user/home',
    // Before there is something to receive the row begins with the invitation.
    open: async (player) =>
      (await byButton(words.shared.inviteBonus)(player)) || byButton(words.shared.inviteFriends)(player),
    send: ({ hands }, _, taps) => hands.tap(words.invite.claim, taps),
    isAtRest: ({ hands }) => hands.find(words.invite.claim) !== null || sees(words.invite.nothing),
  },
  bonus: {
    sends: /^activateBonus /,
    page: '/user/bonus',
    open: byAddress('/user/bonus?dialog=bonus&code=DAILY10'),
    send: ({ hands }, _, taps) => hands.tap(words.bonus.claim, taps),
    // A limit that is reached disables the button and says so.
    isAtRest: ({ hands }) =>
      hands.find(words.bonus.confirm) !== null ||
      (sees(words.bonus.claim) && !sees(words.shared.unknownTitle) && isIdle()),
  },
  clearBonus: ofButton(/^clearBonus$/, '/user/bonus?dialog=endBonus', words.bonus.endConfirm, words.bonus.noneTitle),
  spin: ofButton(/^spin$/, '/user/spin', `${words.spin.spin} `, words.spin.noCoins),
  claim: ofButton(
    /^claimCoupon /,
    '/user/spin?dialog=coupon&code=CP-BAHT100',
    words.spin.confirm,
    words.spin.goneTitle,
  ),
  activateGame: {
    ...activateGame,
    send: async (player, amount, taps) =>
      (await activateGame.send(player, amount, taps)) || player.hands.tap(words.games.activateAgain, taps),
    isAtRest: (player) => activateGame.isAtRest(player) || player.hands.find(words.games.activateAgain) !== null,
  },
} satisfies Record<string, Feature>
export type FeatureName = keyof typeof features
export const featureNames = Object.keys(features) as FeatureName[]
export const featureOf = (name: FeatureName): Feature => features[name]

// A pattern of a command that was renamed would let its feature never come to rest.
for (const name of featureNames)
  if (!commandNames.some((each) => featureOf(name).sends.test(each) || featureOf(name).sends.test(`${each} `)))
    throw new Error(`${name} sends no command that the app declares`)

/** Goes to a feature from anywhere; false if something is in the way. */
export async function enter(name: FeatureName, player: Player): Promise<boolean> {
  const feature = featureOf(name)
  const { hands, clock } = player
  if (!(await hands.clear())) return false
  if (window.location.pathname !== feature.page) await byAddress(feature.page)(player)
  // The page may still be loading.
  for (let look = 0; look < 4; look += 1) {
    if (await feature.open(player)) break
    await clock.pass(150)
  }
  await clock.pass(150)
  return sheet() !== null || feature.isAtRest(player) || sees(words.shared.unknownTitle)
}
