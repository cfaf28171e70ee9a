import { inEach } from './inEach.ts'
import { amber, list } from './markup.ts'

interface Banner {
  image: string | null
  html: string | null
}

/** A bonus that the operator offers, the same for every member. */
export interface BonusOffer {
  code: string
  type: 'limit' | 'day' | 'week'
  maxReceived: number
  percentFail: number
  /** What comes with it, in minor units. */
  amount: number
  /** How the statement calls it: the same in every language, as a row has one text. */
  description: string
  /** How often it can be received by all members together; null without such a limit. */
  places: number | null
  banners: Banner[]
}

/** The drawn banners by their name, with the hue that they are drawn in. */
export const bannerHues: Record<string, number> = { welcome: 348, friends: 262, flash: 8 }

/** The address of a drawn banner, relative to the origin that serves the sandbox. */
export function bannerPath(name: string): string {
  return `/sandbox/media/bonus-${name}.svg`
}

type Texts = Parameters<typeof inEach>[0]
const picture = (name: string, texts: Texts): Banner => ({ image: bannerPath(name), html: inEach(texts) })
const words = (texts: Texts): Banner => ({ image: null, html: inEach(texts) })

const offer = (
  code: string,
  type: BonusOffer['type'],
  maxReceived: number,
  percentFail: number,
  amount: number,
  banners: Banner[],
  places: number | null = null,
): BonusOffer => {
  const name = code.split(' · ').at(-1)
  const description = `${name} · ฿${(amount / 100).toLocaleString('en-US')}`
  return { code, type, maxReceived, percentFail, amount, description, places, banners }
}

/** Invented bonuses: every type, with pictures and without, with places left and none. */
export const bonusOffers: readonly BonusOffer[] = [
  offer('WELCOME50', 'limit', 1, 5, 50_00, [
    picture('welcome', {
      th: '<p><b>โบนัสต้อนรับสมาชิกใหม่ 50 บาท</b></p><h3>ทำเทิร์น 5\u00a0เท่า\u2060ก่อน\u2060ถอน</h3>',
      lo: '<p><b>ໂບນັດຕ້ອນຮັບສະມາຊິກໃໝ່ 50 ບາດ</b></p><h3>ເຮັດຍອດໝູນວຽນ 5\u00a0ເທົ່າກ່ອນຖອນ</h3>',
      en: '<p><b>฿50 to welcome you</b></p><h3>5× turnover before you withdraw</h3>',
    }),
    picture('friends', {
      th: `<p>ชวนเพื่อนมาเล่นด้วยกัน ${amber('รับเพิ่มทั้งคู่')}</p>`,
      lo: `<p>ຊວນໝູ່ມາຫຼິ້ນນຳກັນ ${amber('ຮັບເພີ່ມທັງສອງຄົນ')}</p>`,
      en: `<p>Bring a friend along: ${amber('more for both of you')}</p>`,
    }),
  ]),
  offer('DAILY10', 'day', 3, 10, 10_00, [
    words({
      th: `<p><b>รับ 10 บาท</b> ได้วัน\u2060ละ 3\u00a0ครั้ง</p>${list('ทุกเกมสล็อต', 'ทำเทิร์น 3 เท่า')}`,
      lo: `<p><b>ຮັບ 10 ບາດ</b> ໄດ້ມື້ລະ 3\u00a0ຄັ້ງ</p>${list('ທຸກເກມສະລັອດ', 'ຍອດໝູນວຽນ 3 ເທົ່າ')}`,
      en: `<p><b>Receive ฿10</b> three times a day</p>${list('All slot games', '3× turnover')}`,
    }),
  ]),
  offer('LOYAL', 'limit', 5, 0, 30_00, []),
  offer('WEEKEND', 'week', 2, 20, 100_00, [
    words({
      th: '<p>รับ <b>100 บาท</b> ได้สัปดาห์\u2060ละ 2\u00a0ครั้ง นับ\u2060จาก\u2060วันจันทร์</p>',
      lo: '<p>ຮັບ <b>100 ບາດ</b> ໄດ້ອາທິດລະ 2\u00a0ຄັ້ງ ນັບແຕ່ວັນຈັນ</p>',
      en: '<p>Receive <b>฿100</b> twice a week, from Monday on</p>',
    }),
  ]),
  offer('LUCKY', 'day', 1, 15, 9_99, [
    words({
      th: '<p><b>วันนี้โชคดี</b> รับ 9.99 บาท ได้วัน\u2060ละครั้ง</p>',
      lo: '<p><b>ມື້ນີ້ໂຊກດີ</b> ຮັບ 9.99 ບາດ ໄດ້ມື້ລະຄັ້ງ</p>',
      en: '<p><b>Lucky today</b> ฿9.99 once a day</p>',
    }),
  ]),
  offer(
    'FLASH',
    'limit',
    1,
    25,
    500_00,
    [
      picture('flash', {
        th: '<p><b>500 บาท</b> สำหรับ 1 คนแรกเท่านั้น</p>',
        lo: '<p><b>500 ບາດ</b> ສຳລັບ 1 ທ່ານທຳອິດເທົ່ານັ້ນ</p>',
        en: '<p><b>฿500</b> for whoever is first</p>',
      }),
    ],
    1,
  ),
  offer('สุขสันต์วันเกิด · ສຸກສັນວັນເກີດ · HAPPY BIRTHDAY', 'week', 1, 50, 1_234_56, []),
]

/** The bonus of a code, or undefined for a code that none has. */
export function bonusOf(code: string): BonusOffer | undefined {
  return bonusOffers.find((each) => each.code === code)
}
