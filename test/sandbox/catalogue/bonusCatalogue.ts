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
  /** How the statement calls it. */
  description: string
  /** How often it can be received by all members together; null without such a limit. */
  places: number | null
  banners: Banner[]
}

/** A promotion that whoever knows its code may receive once. */
export interface PromotionOffer {
  code: string
  percentFail: number
  /** HTML. */
  description: string
  /** Minor units. */
  amount: number
}

/** The drawn banners by their name, with the hue that they are drawn in. */
export const bannerHues: Record<string, number> = {
  welcome: 348,
  friends: 262,
  daily: 32,
  weekend: 190,
  loyal: 220,
  flash: 8,
}

/** The address of a drawn banner, relative to the origin that serves the sandbox. */
export function bannerPath(name: string): string {
  return `/sandbox/media/bonus-${name}.svg`
}

const picture = (name: string, html: string | null = null): Banner => ({ image: bannerPath(name), html })
const words = (html: string): Banner => ({ image: null, html })

/** Invented bonuses: every type, with pictures and without, with places left and none. */
export const bonusOffers: readonly BonusOffer[] = [
  {
    code: 'WELCOME50',
    type: 'limit',
    maxReceived: 1,
    percentFail: 5,
    amount: 50_00,
    description: 'โบนัสต้อนรับสมาชิกใหม่ 50 บาท',
    places: null,
    banners: [
      picture('welcome', '<p><b>โบนัสต้อนรับสมาชิกใหม่ 50 บาท</b></p><p>รับได้คนละ 1 ครั้ง ทำยอดหมุนเวียน 5 เท่าแล้วถอนได้</p>'),
      picture('friends', '<p>ชวนเพื่อนมาเล่นด้วยกัน <span style="color: #b45309">รับเพิ่มทั้งคู่</span></p>'),
    ],
  },
  {
    code: 'DAILY10',
    type: 'day',
    maxReceived: 3,
    percentFail: 10,
    amount: 10_00,
    description: 'โบนัสรายวัน 10 บาท',
    places: null,
    banners: [
      picture('daily', '<p><b>รับ 10 บาท</b> ได้วันละ 3 ครั้ง</p><ul><li>ทุกเกมสล็อต</li><li>ยอดหมุนเวียน 3 เท่า</li></ul>'),
    ],
  },
  {
    code: 'WEEKEND',
    type: 'week',
    maxReceived: 2,
    percentFail: 20,
    amount: 100_00,
    description: 'โบนัสสุดสัปดาห์ 100 บาท',
    places: null,
    banners: [picture('weekend', '<p>รับ <b>100 บาท</b> ได้สัปดาห์ละ 2 ครั้ง นับจากวันจันทร์</p>')],
  },
  {
    code: 'LOYAL',
    type: 'limit',
    maxReceived: 5,
    percentFail: 0,
    amount: 30_00,
    description: 'โบนัสสมาชิกประจำ 30 บาท',
    places: null,
    banners: [picture('loyal')],
  },
  {
    code: 'LUCKY',
    type: 'day',
    maxReceived: 1,
    percentFail: 15,
    amount: 9_99,
    description: 'โบนัสวันนี้โชคดี 9.99 บาท',
    places: null,
    banners: [words('<p><b>วันนี้โชคดี</b> รับ 9.99 บาท ได้วันละครั้ง</p>')],
  },
  {
    code: 'FLASH',
    type: 'limit',
    maxReceived: 1,
    percentFail: 25,
    amount: 500_00,
    description: 'โบนัสแฟลช 500 บาท',
    places: 1,
    banners: [picture('flash', '<p><b>500 บาท</b> สำหรับ 1 ท่านแรกเท่านั้น</p>')],
  },
  {
    code: 'โบนัสวันเกิดสำหรับสมาชิกคนพิเศษที่อยู่กับเรามานาน',
    type: 'week',
    maxReceived: 1,
    percentFail: 50,
    amount: 1_234_56,
    description: 'โบนัสวันเกิด',
    places: null,
    banners: [],
  },
]

/** The codes that find a promotion. */
export const promotionOffers: readonly PromotionOffer[] = [
  {
    code: 'SONGKRAN',
    percentFail: 10,
    description: '<p><b>โปรโมชันสงกรานต์</b> รับเพิ่ม 100 บาท</p><ul><li>ยอดหมุนเวียน 3 เท่า</li><li>รับได้คนละ 1 ครั้ง</li></ul>',
    amount: 100_00,
  },
  {
    code: 'NEWYEAR',
    percentFail: 0,
    description: '<p style="color: #b91c1c">สวัสดีปีใหม่ รับ <b>20.25 บาท</b></p>',
    amount: 20_25,
  },
  { code: 'ฟรี 5/50', percentFail: 5, description: '<p>โค้ดภาษาไทย รับ 5.50 บาท</p>', amount: 5_50 },
]

/** The bonus of a code, or undefined for a code that none has. */
export function bonusOf(code: string): BonusOffer | undefined {
  return bonusOffers.find((offer) => offer.code === code)
}

/** The promotion of a code, or undefined for a code that finds none. */
export function promotionOf(code: string): PromotionOffer | undefined {
  return promotionOffers.find((offer) => offer.code === code)
}
