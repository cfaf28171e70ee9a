import { inEach } from './inEach.ts'
import { list, red } from './markup.ts'

/** A promotion that whoever knows its code may receive once. */
export interface PromotionOffer {
  code: string
  percentFail: number
  /** HTML. */
  description: string
  /** Minor units. */
  amount: number
}

/** The codes that find a promotion. */
export const promotionOffers: readonly PromotionOffer[] = [
  {
    code: 'SONGKRAN',
    percentFail: 10,
    description: inEach({
      th: `<p><b>โปรโมชันสงกรานต์</b> รับเพิ่ม 100 บาท</p>${list('ทำเทิร์น 3 เท่า', 'รับได้คนละ 1 ครั้ง')}`,
      lo: `<p><b>ໂປຣໂມຊັນປີໃໝ່ລາວ</b> ຮັບເພີ່ມ 100 ບາດ</p>${list('ຍອດໝູນວຽນ 3 ເທົ່າ', 'ຮັບໄດ້ຄົນລະ 1 ຄັ້ງ')}`,
      en: `<p><b>Songkran promotion</b> ฿100 more</p>${list('3× turnover', 'Once for each member')}`,
    }),
    amount: 100_00,
  },
  {
    code: 'NEWYEAR',
    percentFail: 0,
    description: inEach({
      th: `<p>${red('สวัสดีปีใหม่ รับ <b>20.25 บาท</b>')}</p>`,
      lo: `<p>${red('ສະບາຍດີປີໃໝ່ ຮັບ <b>20.25 ບາດ</b>')}</p>`,
      en: `<p>${red('Happy new year: <b>฿20.25</b> for you')}</p>`,
    }),
    amount: 20_25,
  },
  {
    code: 'ฟรี 5/50',
    percentFail: 5,
    description: inEach({ th: '<p>รับฟรี 5.50 บาท</p>', lo: '<p>ຮັບຟຣີ 5.50 ບາດ</p>', en: '<p>฿5.50 free</p>' }),
    amount: 5_50,
  },
]

/** The promotion of a code, or undefined for a code that finds none. */
export function promotionOf(code: string): PromotionOffer | undefined {
  return promotionOffers.find((offer) => offer.code === code)
}
