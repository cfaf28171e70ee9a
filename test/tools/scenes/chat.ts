import type { Page } from '@playwright/test'
import { members } from '../../sandbox/seed/seed.ts'
import { scene, type Otherwise, type Scene, type Step } from './scene.ts'
import { dialog, failing, opened, provoking, type } from './steps.ts'

const target = { username: members.longName.username }
const quiet: Otherwise = { prepare: ({ chat }) => chat.desk({ isOn: false }) }
const instant: Otherwise = { prepare: ({ chat }) => chat.desk({ delayMs: 0 }) }
const address = opened('chat')

const write = async (page: Page, text: string) => {
  await type(text)(page)
  await dialog(page).locator('form button').last().click()
  await page.waitForTimeout(400)
}
/** Asks the desk, and waits for its answer. */
const ask =
  (...words: string[]): Step =>
  async (page) => {
    for (const word of words) await write(page, word)
    // A video shows its first frame late on a busy machine.
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ readyState }) => readyState > 1))
  }
const long = 'ขอสอบถามเรื่องการฝากเงินผ่าน QR ที่ยังไม่เข้าระบบ โอนไปเมื่อ 15 นาทีที่แล้ว ยอด 12,345.67 บาท '.repeat(4)
const longWords: Otherwise = {
  prepare({ chat }) {
    for (const text of [long, 'https://wallet.example/a/very/long/address/that/never/ends/and/goes/on/and/on', 'ครับ'])
      chat.say(target, text)
  },
}
const notSending: Otherwise = {
  provokes: true,
  prepare(control) {
    const call = { method: 'POST', path: '/api/chat/send-message' }
    control.addFault({ ...call, kind: 'fail', status: 400, message: 'REQUEST_LIMIT' })
    control.addFault({ ...call, kind: 'dropBefore' })
  },
}

/** The scenes of the support chat. */
export const chatScenes: readonly Scene[] = [
  scene('chat, icon', 'longName', '/user/home', quiet),
  scene('chat, guest', null, opened('chat', {}, '/login'), quiet),
  scene('chat, greeting', 'longName', address, instant, ask('สวัสดี')),
  scene('chat, buttons and cards', 'longName', address, instant, ask('ปุ่ม', 'การ์ด')),
  scene('chat, media', 'longName', address, instant, ask('รูปภาพ', 'วิดีโอ')),
  scene('chat, end', 'longName', address, instant, ask('ลิงก์', 'สติกเกอร์', 'จบ', 'สวัสดีอีกครั้ง')),
  scene('chat, long words', 'longName', address, quiet, longWords, ask(long)),
  scene('chat, not sent', 'longName', address, quiet, notSending, ask('ข้อความแรก', 'ข้อความที่สอง'), type(long.repeat(8))),
  scene('chat, failing', 'longName', address, failing('POST /api/chat/history')),
  scene('chat, offline', 'longName', address, quiet, provoking, ask('สวัสดีครับ'), async (page) => {
    await page.context().setOffline(true)
    await write(page, 'ยังอยู่ไหมครับ')
  }),
]
