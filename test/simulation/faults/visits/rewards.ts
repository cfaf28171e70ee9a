import { alertInSight } from '../../hands.ts'
import type { Player } from '../../hands.ts'
import type { Visits } from '../visit.ts'
import { words } from '../../words.ts'

const { bonus, home, invite, refund, shared, spin } = words

const rich = { as: 'rich' } as const
const withoutBanners = {
  prepare: (sandbox: Player['sandbox']) => sandbox.control.setBanners({ invite: false, refund: false }),
}
const withWheel = { prepare: (sandbox: Player['sandbox']) => sandbox.control.setSwitches({ wheel: true }) }

async function takeRefund(player: Player): Promise<void> {
  await player.tap(player.can(refund.add) ? refund.add : refund.receive)
}

/** Bonuses, invites, refunds and the wheel. */
export const rewards: Visits = {
  bonusesCall: { ...rich, address: '/user/bonus', offers: true, isDone: ({ sees }) => sees('DAILY10') },
  activateBonusCall: {
    ...rich,
    address: '/user/bonus?dialog=bonus&code=DAILY10',
    once: true,
    act: (player) => player.tap(bonus.receive),
    isDone: ({ sees }) => sees(bonus.received) || sees(bonus.current) || sees(bonus.activeTitle),
  },
  clearBonusCall: {
    as: 'bonusHeld',
    address: '/user/bonus?dialog=endBonus',
    once: true,
    act: (player) => player.tap(bonus.endConfirm),
    // What the toast says is the operator's words.
    isDone: ({ sees, can }) => sees(bonus.noneTitle) || sees(bonus.noneNow) || can(bonus.search),
  },
  findPromotionCall: {
    ...rich,
    address: '/user/bonus?dialog=promotion&code=SONGKRAN',
    offers: true,
    isDone: ({ can }) => can(bonus.receive),
  },
  activatePromotionCall: {
    ...rich,
    address: '/user/bonus?dialog=promotion&code=SONGKRAN',
    once: true,
    act: (player) => player.tap(bonus.receive),
    isDone: ({ sees }) => sees(bonus.promoted) || sees(bonus.activeTitle),
  },
  invitesCall: {
    ...rich,
    ...withoutBanners,
    address: '/user/contact?dialog=invite',
    isDone: ({ has }) => has('dialog tbody tr'),
  },
  inviteBannersCall: {
    ...rich,
    address: '/user/contact?dialog=invite',
    quiet: 'banners are optional',
    covers: true,
    isDone: ({ sees }) => sees(shared.continue),
  },
  inviteBonusCall: {
    ...rich,
    address: '/user/contact?dialog=inviteBonus',
    once: true,
    act: (player) => player.tap(invite.collect),
    isDone: ({ sees }) => sees(invite.claimedTitle) || sees(invite.claimed) || sees(invite.nothing),
  },
  refundsCall: {
    ...rich,
    ...withoutBanners,
    address: '/user/contact?dialog=refund',
    isDone: ({ has }) => has('dialog tbody tr'),
  },
  refundCheckCall: {
    ...rich,
    ...withoutBanners,
    address: '/user/contact?dialog=refund',
    isDone: ({ can }) => can(refund.receive),
  },
  refundBannersCall: {
    ...rich,
    address: '/user/contact?dialog=refund',
    quiet: 'banners are optional',
    covers: true,
    isDone: ({ sees }) => sees(shared.continue),
  },
  receiveRefundCall: {
    ...rich,
    ...withoutBanners,
    address: '/user/contact?dialog=refund',
    once: true,
    act: takeRefund,
    isDone: () => alertInSight()?.title === refund.doneTitle,
  },
  refundToWalletCall: {
    ...rich,
    ...withoutBanners,
    address: '/user/contact?dialog=refund',
    once: true,
    act: takeRefund,
    isDone: () => alertInSight()?.title === refund.doneTitle,
  },
  wheelActiveCall: {
    ...rich,
    ...withWheel,
    address: '/user/home',
    quiet: 'the way to the wheel is optional',
    isDone: ({ sees }) => sees(home.wheel),
  },
  wheelSetupCall: { ...rich, ...withWheel, address: '/user/spin', isDone: ({ can }) => can(`${spin.spin} `) },
  spinCall: {
    ...rich,
    ...withWheel,
    address: '/user/spin',
    act: (player) => player.tap(`${spin.spin} `),
    isDone: ({ sees }) => sees(spin.wonTitle) || sees(spin.wonToast),
  },
  couponsCall: {
    ...rich,
    ...withWheel,
    address: '/user/spin',
    isDone: ({ can }) => can(spin.claimOf.replace('{{prize}}', '')),
  },
  claimCouponCall: {
    ...rich,
    ...withWheel,
    address: '/user/spin?dialog=coupon&code=CP-BAHT100',
    once: true,
    act: (player) => player.tap(spin.confirm),
    isDone: ({ sees }) => sees(spin.claimedTitle) || sees(spin.goneTitle),
  },
}
