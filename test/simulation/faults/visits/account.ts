import { members } from '../../../sandbox/seed/seed.ts'
import { words } from '../../words.ts'
import type { Visits } from '../visit.ts'

const { home, profile } = words
const rich = { as: 'rich' } as const

/** The member's own data. */
export const account: Visits = {
  profileCall: { ...rich, address: '/user/profile', isDone: ({ sees }) => sees('SAMACHIK TUAYANG') },
  changeProfileCall: {
    ...rich,
    address: '/user/profile?dialog=profile',
    async act(player) {
      await player.type({ name: 'สมาชิก แก้ไข' })
      await player.tap(profile.save)
    },
    isDone: ({ sees }) => sees(profile.profileDone),
  },
  changeBankNameCall: {
    as: 'ktb',
    address: '/user/profile?dialog=bankName',
    async act(player) {
      await player.type({ accountName: 'SAMACHIK KRUNGTHAI' })
      await player.tap(profile.save)
    },
    isDone: ({ sees }) => sees(profile.profileDone),
  },
  changePasswordCall: {
    ...rich,
    address: '/user/profile?dialog=password',
    once: true,
    async act(player) {
      await player.type({ old: members.rich.password, next: 'demo12345', confirm: 'demo12345' })
      await player.tap(profile.save)
    },
    isDone: ({ sees }) => sees(profile.passwordDone),
  },
  agreementsCall: {
    ...rich,
    address: '/user/home?dialog=agreement',
    isDone: ({ can, sees }) => can(home.agreementConfirm) && sees('ห้ามให้ผู้อื่นใช้บัญชีสมาชิกของคุณ'),
  },
}
