import type { Language } from '../catalogue/inEach.ts'

/** The requests that the desk understands: one for each type of message, one for the end, one for many messages at once. */
export const requests = [
  'link',
  'buttons',
  'image',
  'video',
  'quick',
  'cards',
  'postback',
  'sticker',
  'burst',
  'end',
] as const

export type Request = (typeof requests)[number]

/** The word of each request, by language. */
export const requestWords: Record<Request, Record<Language, string>> = {
  link: { th: 'ลิงก์', lo: 'ລິ້ງ', en: 'link' },
  buttons: { th: 'ปุ่ม', lo: 'ປຸ່ມ', en: 'buttons' },
  image: { th: 'รูปภาพ', lo: 'ຮູບພາບ', en: 'image' },
  video: { th: 'วิดีโอ', lo: 'ວິດີໂອ', en: 'video' },
  quick: { th: 'ตัวเลือก', lo: 'ຕົວເລືອກ', en: 'quick' },
  cards: { th: 'การ์ด', lo: 'ບັດ', en: 'cards' },
  postback: { th: 'โพสต์แบ็ก', lo: 'ໂພສແບັກ', en: 'postback' },
  sticker: { th: 'สติกเกอร์', lo: 'ສະຕິກເກີ', en: 'sticker' },
  burst: { th: 'หลายข้อความ', lo: 'ຫຼາຍຂໍ້ຄວາມ', en: 'burst' },
  end: { th: 'จบ', lo: 'ຈົບ', en: 'end' },
}

const maxBurst = 500

/** Detects the language of a text by its letters; English if it has no Thai or Lao letters. */
export function languageOf(text: string): Language {
  if (/[\u0e80-\u0eff]/.test(text)) return 'lo'
  return /[\u0e00-\u0e7f]/.test(text) ? 'th' : 'en'
}

/** Finds a request in a text; null if it has none. English words must be whole words. */
export function requestIn(text: string): Request | null {
  const lowerCase = text.toLowerCase()
  const isIn = ({ en, ...others }: Record<Language, string>) =>
    Object.values(others).some((word) => lowerCase.includes(word)) || new RegExp(`\\b${en}\\b`).test(lowerCase)
  return requests.find((request) => isIn(requestWords[request])) ?? null
}

/** The count of messages in a burst: the first number of the text, else 10; at most 500. */
export function burstSize(text: string): number {
  return Math.min(maxBurst, Number(/\d+/.exec(text)?.[0] ?? 10))
}
