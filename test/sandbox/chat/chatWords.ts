/** The languages that the desk writes; a player is answered in the one that the player wrote. */
export type DeskLanguage = 'th' | 'lo' | 'en'

/** What a player can ask the desk for: every type of message, an end, and many messages at once. */
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

/** The words that ask for something, by language. */
export const requestWords: Record<Request, Record<DeskLanguage, string>> = {
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

const most = 500

/** The language of a text by its letters; English where it has neither Thai nor Lao ones. */
export function languageOf(text: string): DeskLanguage {
  if (/[\u0e80-\u0eff]/.test(text)) return 'lo'
  return /[\u0e00-\u0e7f]/.test(text) ? 'th' : 'en'
}

/** What a text asks for, or null; the English words only count as whole words. */
export function requestIn(text: string): Request | null {
  const asked = text.toLowerCase()
  const isIn = ({ th, lo, en }: Record<DeskLanguage, string>) =>
    asked.includes(th) || asked.includes(lo) || new RegExp(`\\b${en}\\b`).test(asked)
  return requests.find((request) => isIn(requestWords[request])) ?? null
}

/** How many messages a burst is to have: the first number of the text, 10 without one, 500 at most. */
export function burstSize(text: string): number {
  return Math.min(most, Number(/\d+/.exec(text)?.[0] ?? 10))
}
