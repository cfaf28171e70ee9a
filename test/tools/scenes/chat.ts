import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import type { Scene } from './scene.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const target = { username: members.longName.username }
const quiet = ({ control }: Sandbox) => control.chat.desk({ isOn: false })
const instant = ({ control }: Sandbox) => control.chat.desk({ delayMs: 0 })
const address = '/user/home?dialog=chat'

const write = async (page: Page, text: string) => {
  await dialog(page).getByRole('textbox').fill(text)
  await dialog(page).locator('form button').last().click()
}
/** Asks the desk, and waits for its answer. */
const ask = (...words: string[]) =>
  async function askEach(page: Page) {
    for (const word of words) {
      await write(page, word)
      await page.waitForTimeout(400)
    }
    // A video shows its first frame late on a busy machine.
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ readyState }) => readyState > 1))
  }
const long = 'ขอสอบถามเรื่องการฝากเงินผ่าน QR ที่ยังไม่เข้าระบบ โอนไปเมื่อ 15 นาทีที่แล้ว ยอด 12,345.67 บาท '.repeat(4)

/** The scenes of the support chat. */
export const chatScenes: readonly Scene[] = [
  { name: 'chat, icon', as: 'longName', address: '/user/home', prepare: quiet },
  { name: 'chat, guest', address: '/login?dialog=chat', prepare: quiet },
  { name: 'chat, greeting', as: 'longName', address, prepare: instant, act: ask('สวัสดี') },
  { name: 'chat, buttons and cards', as: 'longName', address, prepare: instant, act: ask('ปุ่ม', 'การ์ด') },
  { name: 'chat, media', as: 'longName', address, prepare: instant, act: ask('รูปภาพ', 'วิดีโอ') },
  { name: 'chat, end', as: 'longName', address, prepare: instant, act: ask('ลิงก์', 'สติกเกอร์', 'จบ', 'สวัสดีอีกครั้ง') },
  {
    name: 'chat, long words',
    as: 'longName',
    address,
    prepare(sandbox) {
      quiet(sandbox)
      for (const text of [long, 'https://wallet.example/a/very/long/address/that/never/ends/and/goes/on/and/on', 'ครับ'])
        sandbox.control.chat.say(target, text)
    },
    act: (page) => write(page, long),
  },
  {
    name: 'chat, not sent',
    as: 'longName',
    address,
    provokes: true,
    prepare(sandbox) {
      quiet(sandbox)
      const path = '/api/chat/send-message'
      sandbox.control.addFault({ method: 'POST', path, kind: 'fail', status: 400, message: 'REQUEST_LIMIT' })
      sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
    },
    async act(page) {
      await ask('ข้อความแรก', 'ข้อความที่สอง')(page)
      await dialog(page).getByRole('textbox').fill(long.repeat(8))
    },
  },
  {
    name: 'chat, failing',
    as: 'longName',
    address,
    provokes: true,
    prepare: ({ control }) =>
      control.addFault({ method: 'POST', path: '/api/chat/history', kind: 'fail', status: 400, times: 99 }),
  },
  {
    name: 'chat, offline',
    as: 'longName',
    address,
    provokes: true,
    prepare: quiet,
    async act(page) {
      await write(page, 'สวัสดีครับ')
      await page.context().setOffline(true)
      await write(page, 'ยังอยู่ไหมครับ')
      await page.waitForTimeout(400)
    },
  },
]
