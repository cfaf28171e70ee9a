import type { Feature } from '../../e2e/support/matrixTable.ts'
import type { CheckHost } from './checkHost.ts'
import type { OpenReport } from './checkReport.ts'

/** A screen of the check, or with `read` something that the page finds out by itself. */
export interface Step {
  /** A row of the matrix, or an open report. */
  readonly id: Feature | OpenReport
  readonly th?: string
  readonly en?: string
  /** Only where this holds. */
  when?(host: CheckHost): boolean
  read?(host: CheckHost): Promise<boolean>
  /** When the screen comes. @returns what undoes it. */
  shown?(host: CheckHost): () => void
  /** By the button "Try it", as clients want a tap first. */
  run?(host: CheckHost): unknown
  /** The event that answers yes. Other questions are answered by the person. */
  readonly event?: string
  /** What the screen shows to try. */
  readonly part?: 'field' | 'dialog' | 'pages' | 'picture' | 'files'
  readonly accept?: string
}

/** What is copied and has to be pasted. */
export const copied = 'wallet 1234'

const inTelegram = ({ family }: CheckHost) => family === 'telegram'
const outside = (host: CheckHost) => !inTelegram(host)
const canShare = ({ family }: CheckHost) => family !== 'browser' || 'share' in navigator

/** A button of Telegram for as long as a screen is shown. */
const telegramButton = (name: string, text?: string): Pick<Step, 'when' | 'shown' | 'event'> => ({
  when: inTelegram,
  event: `${name}_button_pressed`,
  shown({ post }) {
    const show = (is_visible: boolean) =>
      post(`web_app_setup_${name}_button`, { is_visible, ...(text && { is_active: true, text }) })
    show(true)
    return () => show(false)
  },
})

function buzz({ family, post }: CheckHost): void {
  if (family !== 'telegram') return void navigator.vibrate?.([12, 40, 12])
  post('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'success' })
}

function paint({ post }: CheckHost): void {
  for (const bar of ['header', 'background', 'bottom_bar']) post(`web_app_set_${bar}_color`, { color: '#14713d' })
}

function pushEntry(): () => void {
  history.pushState(null, '')
  return () => undefined
}

/** Shares by the client's own way; only a browser tells whether that failed. */
export function share({ family, post }: CheckHost, text: string): unknown {
  const parameters = new URLSearchParams({ ...(family === 'telegram' && { url: location.origin }), text })
  // Messengers may keep a plus as it is.
  const query = String(parameters).replaceAll('+', '%20')
  if (family === 'telegram') return post('web_app_open_tg_link', { path_full: `/share/url?${query}` })
  if (family === 'line') return window.open(`https://line.me/R/share?${query}`)
  return navigator.share({ text })
}

/** LINE opens an address with this parameter in the outer browser. */
const picture = () => new URL('/icon-192.png?openExternalBrowser=1', location.href).href

function openLink({ family, post }: CheckHost): void {
  if (family === 'telegram') post('web_app_open_link', { url: picture() })
  else window.open(picture(), '_blank')
}

/** A game's address comes some time after the tap. A browser needs the window in the tap. */
function openLate(host: CheckHost): void {
  const opened = inTelegram(host) ? null : window.open('', '_blank')
  setTimeout(() => (inTelegram(host) ? openLink(host) : opened?.location.replace(picture())), 800)
}

const readHomeScreen = ({ answers }: CheckHost) =>
  answers('web_app_check_home_screen', {}, 'home_screen_checked', 'unsupported')

/** The client's own storage, where the app stays logged in if the browser stores nothing. */
const readStorage = ({ answers }: CheckHost) =>
  answers('web_app_device_storage_save_key', { req_id: '1', key: 'check', value: '1' }, 'device_storage_key_saved')

/** Answered by a file that comes, in one client or in all. */
const files = (accept: string, only?: string): Pick<Step, 'part' | 'event' | 'accept' | 'when'> => ({
  part: 'files',
  event: 'file',
  accept,
  when: ({ client }) => only === undefined || client === only,
})

const stay = (event: Event) => event.preventDefault()

function guardClosing({ family, client, post }: CheckHost): () => void {
  // Once told, Web A asks for ever, so there the page asks, as in browsers.
  if (family === 'telegram' && client !== 'Telegram Web A') {
    post('web_app_setup_closing_behavior', { need_confirmation: true })
    return () => post('web_app_setup_closing_behavior', { need_confirmation: false })
  }
  window.addEventListener('beforeunload', stay)
  return () => window.removeEventListener('beforeunload', stay)
}

/** Quick ones first; the last may close the page. */
export const steps: readonly Step[] = [
  { id: 'homeScreen', when: inTelegram, read: readHomeScreen },
  { id: 'token', when: inTelegram, read: readStorage },
  { id: 'haptics', th: 'เครื่องสั่นหรือไม่', en: 'Did the phone buzz?', run: buzz },
  { id: 'colours', when: inTelegram, th: 'แถบด้านบนเป็นสีเขียวหรือไม่', en: 'Is the bar at the top green?', run: paint },
  { id: 'colours', when: outside, th: 'หน้านี้สว่างหรือมืดตามเครื่องหรือไม่', en: 'Is this page light or dark as the phone is?' },
  { id: 'back', ...telegramButton('back'), th: 'กดปุ่มย้อนกลับของ Telegram', en: 'Press Telegram’s back button.' },
  { id: 'back', when: outside, th: 'กดย้อนกลับหนึ่งครั้ง', en: 'Go back once.', event: 'popstate', shown: pushEntry },
  { id: 'mainAction', ...telegramButton('main', 'OK'), th: 'กดปุ่ม OK ด้านล่างสุด', en: 'Press OK at the very bottom.' },
  { id: 'settings', ...telegramButton('settings'), th: 'แตะ “การตั้งค่า” ในเมนู ⋮', en: 'Tap “Settings” in the menu ⋮.' },
  {
    id: 'contact',
    when: inTelegram,
    th: 'กดยกเลิกเมื่อ Telegram ถามเรื่องเบอร์โทรศัพท์',
    en: 'Cancel when Telegram asks about your phone number.',
    run: ({ post }) => post('web_app_request_phone'),
    event: 'phone_requested',
  },
  {
    id: 'copy',
    th: 'วางข้อความที่คัดลอกแล้วในช่องนี้',
    en: 'Paste what was copied into this field.',
    run: () => navigator.clipboard?.writeText(copied),
    part: 'field',
    event: 'pasted',
  },
  {
    id: 'share',
    when: canShare,
    th: 'เลือกผู้รับได้หรือไม่ (ไม่ต้องส่ง)',
    en: 'Can you choose whom to send to? (Do not.)',
    run: (host) => share(host, location.origin),
  },
  { id: 'links', th: 'รูปเปิดนอกหน้านี้หรือไม่', en: 'Does a picture open outside this page?', run: openLink },
  { id: 'game', th: 'หลังหนึ่งวินาที รูปเปิดหรือไม่', en: 'Does a picture open after a second?', run: openLate },
  {
    id: 'picture',
    th: 'แตะหรือแตะค้างแล้วบันทึกรูปได้หรือไม่',
    en: 'Can you save the picture by tapping or holding it?',
    part: 'picture',
  },
  {
    id: 'homeScreen',
    when: outside,
    th: 'เมนูมี “เพิ่มไปยังหน้าจอโฮม” หรือ “ติดตั้ง” หรือไม่',
    en: 'Does the menu offer “Add to Home screen” or “Install”?',
  },
  {
    id: 'keyboard',
    th: 'แตะช่องในกล่องล่าง ตอนแป้นพิมพ์ขึ้น และหลังแป้นพิมพ์ลง เห็นกล่องครบหรือไม่ แล้วปิดกล่อง',
    en: 'Tap the field in the box below. With the keyboard up, and down again, is the whole box in sight? Then close the box.',
    part: 'dialog',
  },
  {
    id: 'momentum',
    th: 'ปัดลงแรง ๆ หลายครั้งเพื่อดูรายการเก่า เลื่อนต่อเนื่องโดยไม่กระโดดหรือไม่',
    en: 'Flick down hard, several times, to older lines. Do they roll on without a jump?',
    part: 'pages',
  },
  { ...files('image/*,image/jpeg,image/png,image/webp'), id: 'accept', th: 'เลือกรูปจากคลังภาพ', en: 'Choose a picture.' },
  { ...files('image/*', 'Telegram for Android'), id: 'photograph', th: 'ถ่ายรูปด้วยกล้อง', en: 'Take a photograph.' },
  { ...files('', 'Telegram for macOS'), id: 'macFiles', th: 'เลือกไฟล์ใดก็ได้', en: 'Choose any file.' },
  {
    id: 'minimised',
    th: 'ย่อหน้านี้หรือสลับไปแอปอื่น รอห้าวินาทีแล้วกลับมา',
    en: 'Minimise this page or switch to another app, wait five seconds and come back.',
    event: 'came back',
  },
  {
    id: 'invite',
    th: 'เปิดลิงก์ชวนเพื่อนจากแชท แล้วกลับมาด้วย “ตรวจเครื่องนี้” ที่แถบด้านบน หน้าสมัครสมาชิกเปิดพร้อมรหัสผู้ชวนหรือไม่ ถ้าไม่มีลิงก์ แตะ “ไม่แน่ใจ”',
    en: 'Open an invite link from a chat, and come back by “Check this phone” in the strip at the top. Did registration open with the code filled in? Without a link: Not sure.',
  },
  {
    id: 'closing',
    th: 'ลองปิดหน้านี้ มีคำถามก่อนปิดหรือไม่ ถ้าปิดไปแล้ว เปิดแอปใหม่ แล้วแตะ “ตรวจเครื่องนี้” ที่แถบด้านบน',
    en: 'Try to close this page. Were you asked first? If it has closed, open the app and tap “Check this phone” in the strip at the top.',
    shown: guardClosing,
  },
]
