import { messageOf } from '../sandbox/chat/chatReplies.ts'
import { createRandom } from '../sandbox/random.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'

/** The member whose chat is measured. */
export const talker = { username: members.rich.username }

const minute = 60_000
const phrases = [
  'สวัสดีค่ะ',
  'ฝากเงินเข้ามาแล้วแต่ยอดยังไม่ขึ้นครับ',
  'รบกวนส่งสลิปให้ทีมงานตรวจสอบหน่อยนะคะ',
  'ขอบคุณมากครับ',
  'ตอนนี้ระบบกำลังดำเนินการ กรุณารอสักครู่',
  'โบนัสวันเกิดรับได้เมื่อไหร่คะ',
  'อ่านรายละเอียดได้ที่ https://wallet.example/help?topic=bonus',
  'ถอนเงินขั้นต่ำเท่าไหร่',
  'ได้รับแล้วค่ะ 😊',
]
const kinds = ['image', 'cards', 'buttons', 'image', 'sticker', 'video'] as const

/**
 * Fills a chat with messages of both sides and of years: texts of one to twelve phrases, and each fortieth message
 * something else. @returns the newest text.
 */
export function fillChat({ control }: Sandbox, count: number): string {
  const random = createRandom(7)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const begin = Date.now() - (count + 1) * 40 * minute
  for (let index = 1; index < count; index += 1) {
    const createdAt = new Date(begin + index * 40 * minute).toISOString()
    const message = Array.from({ length: 1 + below(1 + below(12)) }, () => phrases[below(phrases.length)]).join(' ')
    const kind = index % 40 === 0 ? kinds[below(kinds.length)] : undefined
    if (index % 200 === 0) control.chat.end(talker)
    if (kind) control.chat.say(talker, { ...messageOf(kind, 'th'), createdAt })
    else {
      const sender = random.next() < 0.5 ? 'customer' : 'agent'
      control.chat.say(talker, { sender, message_type: 'text', payload: { message }, createdAt })
    }
  }
  const newest = 'ข้อความล่าสุด'
  control.chat.say(talker, newest)
  return newest
}
