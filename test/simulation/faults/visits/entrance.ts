import { info } from '../../../sandbox/catalogue/lookupTexts.ts'
import { members } from '../../../sandbox/seed/seed.ts'
import type { Player } from '../../hands.ts'
import { words } from '../../words.ts'
import type { Visits } from '../visit.ts'

const { home, info: about, login, register, shared } = words

const phone = '0899999999'
const at = (path: string) => window.location.pathname === path
const withCode = { prepare: (sandbox: Player['sandbox']) => sandbox.control.setSwitches({ otp: true }) }
const withoutCode = { prepare: (sandbox: Player['sandbox']) => sandbox.control.setSwitches({ otp: false }) }

/** Goes on from the step of the phone. After a fault the wizard may stand further on already. */
async function enterPhone(player: Player): Promise<void> {
  if (!player.has('[name=phone]')) return
  await player.type({ phone })
  await player.tap(register.next)
}

async function enterProfile(player: Player): Promise<void> {
  await player.type({ name: 'Somchai', password: 'secret-1', confirm: 'secret-1' })
}

/** Logging in and registering: what a visitor does. */
export const entrance: Visits = {
  loginCall: {
    address: '/login',
    async act(player) {
      await player.type({ username: members.rich.username, password: members.rich.password })
      await player.tap(login.submit)
    },
    isDone: ({ sees }) => at('/user/home') && sees(home.total),
  },
  activeCall: [
    { address: '/login', quiet: 'a failed check locks nobody out', isDone: ({ can }) => can(login.submit) },
    {
      from: 'terminated',
      address: '/terminated',
      act: (player) => player.tap(shared.terminatedCheck),
      isDone: ({ can }) => at('/login') && can(login.submit),
    },
  ],
  serviceInfoCall: {
    address: '/login',
    quiet: "the brand's own name stands in its place",
    isDone: ({ sees }) => sees(info.name),
  },
  noticeCall: { address: '/login', quiet: 'the notice is optional', isDone: ({ sees }) => sees('ฝากเงินได้ 24 ชั่วโมง') },
  conditionsCall: {
    as: 'rich',
    address: '/user/contact?dialog=conditions',
    isDone: ({ sees }) => sees('จึงจะถอนเงินได้'),
  },
  contactCall: { address: '/contact', isDone: ({ sees }) => sees(about.qrHint) },
  registerOtpCall: { address: '/register', isDone: ({ has }) => has('[name=phone]') },
  sendOtpCall: {
    ...withCode,
    address: '/register',
    go: ({ type }) => type({ phone }),
    act: (player) => player.tap(register.next),
    isDone: ({ has }) => has('[name=code]'),
  },
  verifyOtpCall: {
    ...withCode,
    address: '/register',
    go: enterPhone,
    once: true,
    async act(player) {
      // A code is good for one try whose answer came.
      if (player.can(register.resend)) await player.tap(register.resend)
      if (player.has('[name=confirm]')) return
      await player.type({ code: player.sandbox.control.otpCode(phone) })
      await player.tap(register.next)
    },
    isDone: ({ has }) => has('[name=confirm]'),
  },
  sourcesCall: {
    ...withoutCode,
    address: '/register',
    quiet: 'the source is optional',
    act: enterPhone,
    isDone: ({ has }) => has('[name=source]'),
  },
  validateAccountCall: {
    ...withoutCode,
    address: '/register',
    go: enterPhone,
    async act(player) {
      await enterProfile(player)
      await player.tap(register.next)
    },
    isDone: ({ has }) => has('[name=bank]'),
  },
  banksCall: [
    {
      ...withoutCode,
      address: '/register',
      async go(player) {
        await enterPhone(player)
        await enterProfile(player)
      },
      act: (player) => player.tap(register.next),
      isDone: ({ has }) => has('[name=bank]'),
    },
    {
      from: 'profile',
      as: 'rich',
      address: '/user/profile?dialog=profile',
      isDone: ({ can }) => can(words.profile.save),
    },
  ],
  registerCall: {
    ...withoutCode,
    address: '/register',
    once: true,
    async go(player) {
      await enterPhone(player)
      await enterProfile(player)
      await player.tap(register.next)
    },
    async act(player) {
      await player.type({ bank: 'SCB', accountNo: '5550001234', firstName: 'Somchai', lastName: 'Jaidee' })
      await player.tap(register.submit)
    },
    isDone: ({ sees }) => sees(register.doneTitle) || at('/login'),
  },
}
