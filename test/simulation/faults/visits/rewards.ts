import { alertInSight } from '../../hands.ts'
import type { Player } from '../../hands.ts'
import { words } from '../../words.ts'
import type { Visit, Visits } from '../visit.ts'

const { bonus, home, invite, refund, shared, spin } = words

const rich = { as: 'rich' } as const
const wheel = {
  ...rich,
  address: '/user/spin',
  prepare: (sandbox: Player['sandbox']) => sandbox.control.setSwitches({ wheel: true }),
} as const
const withoutBanners = {
  ...rich,
  prepare: (sandbox: Player['sandbox']) => sandbox.control.setBanners({ invite: false, refund: false }),
} as const
const refundDialog = { ...withoutBanners, address: '/user/contact?dialog=refund' } as const

const takeRefund: Visit = {
  ...refundDialog,
  once: true,
  act: (player) => player.tap(player.can(refund.add) ? refund.add : refund.claim),
  isDone: () => alertInSight()?.title === refund.doneTitle,
}

const banners = (dialog: string): Visit => ({
  ...rich,
  address: `/user/contact?dialog=${dialog}`,
  quiet: 'banners are optional',
  covers: true,
  isDone: ({ sees }) => sees(shared.continue),
})

/** Bonuses, invites, refunds and the wheel. */
export const rewards: Visits = {
  // The code WELCOME50 names what its text would.
  bonusesCall: {
    ...rich,
    address: '/user/bonus',
    offers: true,
    isDone: ({ sees }) => sees('DAILY10'),
    instead: ['50'],
  },
  activateBonusCall: {
    ...rich,
    address: '/user/bonus?dialog=bonus&code=DAILY10',
    once: true,
    act: (player) => player.tap(bonus.claim),
    isDone: ({ sees }) => sees(bonus.claimed) || sees(bonus.current) || sees(bonus.activeTitle),
  },
  clearBonusCall: {
    as: 'bonusHeld',
    address: '/user/bonus?dialog=endBonus',
    once: true,
    act: (player) => player.tap(bonus.endConfirm),
    // What the toast says is the operator's words.
    isDone: ({ sees }) => sees(bonus.noneTitle) || sees(bonus.noneNow) || sees(bonus.offers),
  },
  findPromotionCall: {
    ...rich,
    address: '/user/bonus?dialog=promotion&code=SONGKRAN',
    offers: true,
    isDone: ({ can }) => can(bonus.claim),
  },
  activatePromotionCall: {
    ...rich,
    address: '/user/bonus?dialog=promotion&code=SONGKRAN',
    once: true,
    act: (player) => player.tap(bonus.claim),
    isDone: ({ sees }) => sees(bonus.promoted) || sees(bonus.activeTitle),
  },
  invitesCall: {
    ...withoutBanners,
    address: '/user/contact?dialog=invite',
    isDone: ({ has }) => has('dialog tbody tr'),
  },
  inviteBannersCall: banners('invite'),
  inviteBonusCall: {
    ...rich,
    address: '/user/contact?dialog=inviteBonus',
    once: true,
    act: (player) => player.tap(invite.claim),
    isDone: ({ sees }) => sees(invite.claimedTitle) || sees(invite.claimed) || sees(invite.nothing),
  },
  refundsCall: { ...refundDialog, isDone: ({ has }) => has('dialog tbody tr') },
  refundCheckCall: { ...refundDialog, isDone: ({ can }) => can(refund.claim) },
  refundBannersCall: banners('refund'),
  claimRefundCall: takeRefund,
  refundToWalletCall: takeRefund,
  wheelActiveCall: {
    ...wheel,
    address: '/user/home',
    quiet: 'the way to the wheel is optional',
    isDone: ({ sees }) => sees(home.wheel),
  },
  wheelSetupCall: { ...wheel, isDone: ({ can }) => can(`${spin.spin} `) },
  spinCall: {
    ...wheel,
    act: (player) => player.tap(`${spin.spin} `),
    isDone: ({ sees }) => sees(spin.wonTitle) || sees(spin.wonToast),
  },
  couponsCall: { ...wheel, isDone: ({ can }) => can(spin.claimOf.replace('{{prize}}', '')) },
  claimCouponCall: {
    ...wheel,
    address: '/user/spin?dialog=coupon&code=CP-BAHT100',
    once: true,
    act: (player) => player.tap(spin.confirm),
    isDone: ({ sees }) => sees(spin.claimedTitle) || sees(spin.goneTitle),
  },
}
