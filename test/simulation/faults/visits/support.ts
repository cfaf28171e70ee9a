import { members } from '../../../sandbox/seed/seed.ts'
import { pngStart } from '../../../sandbox/testCalls.ts'
import type { Player } from '../../hands.ts'
import { words } from '../../words.ts'
import type { Visit, Visits } from '../visit.ts'

const { chat, info } = words
const said = 'สวัสดีจากทีมงาน'
const asked = 'ฝากแล้วยอดไม่เข้า'
const mp4Start = new Uint8Array([0, 0, 0, 16, ...new TextEncoder().encode('ftypisom')])

const dialog = {
  as: 'rich',
  address: '/user/contact?dialog=chat',
  settings: { VITE_CHAT_URL: '/' },
  prepare({ control }: Player['sandbox']) {
    control.chat.desk({ isOn: false })
    control.chat.say({ username: members.rich.username }, { message_type: 'text', payload: { message: said } })
  },
} as const satisfies Partial<Visit>

/** No message of the player's is still on its way, or may not have arrived. */
const isDelivered = ({ sees }: Player) =>
  ![chat.uploading, chat.sending, chat.checking, chat.waiting, chat.perhapsNotSent, chat.fileLost, chat.notSent].some(
    sees,
  )

/** The history may bring a message for ten seconds after its connection broke, and is read every five (ms). */
const historyMs = 18_000

const upload = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Visit => ({
  ...dialog,
  isSlow: true,
  keepsUnsent: true,
  async act(player) {
    if (player.can(chat.sendAgain)) await player.tap(chat.sendAgain)
    else {
      if (player.sees(chat.fileLost)) await player.tap(chat.remove)
      await player.choose(new File([bytes], name, { type }))
    }
    await player.clock.pass(1_000)
  },
  isDone: (player) => player.sees(chat.you) && isDelivered(player),
})

/** Support's chat. */
export const support: Visits = {
  chatEnabledCall: {
    address: '/contact',
    settings: dialog.settings,
    quiet: 'the chat is one of several ways to support',
    isDone: ({ sees }) => sees(info.chatHere),
  },
  chatConfigCall: { ...dialog, isDone: ({ sees }) => sees(said) },
  chatHistoryCall: { ...dialog, isDone: ({ sees }) => sees(said) },
  sendChatMessageCall: {
    ...dialog,
    settlesMs: historyMs,
    keepsUnsent: true,
    async act(player) {
      if (player.can(chat.sendAgain)) return player.tap(chat.sendAgain)
      await player.type({ [chat.write]: asked })
      await player.tap(chat.send)
    },
    isDone: (player) => player.sees(asked) && isDelivered(player),
  },
  markChatReadCall: {
    ...dialog,
    quiet: 'nobody waits for the mark of what was read',
    isDone: ({ sees }) => sees(said),
  },
  uploadChatImageCall: upload('picture.png', 'image/png', new Uint8Array(pngStart)),
  uploadChatVideoCall: upload('film.mp4', 'video/mp4', mp4Start),
}
