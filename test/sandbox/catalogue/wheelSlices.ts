import { inEach } from './inEach.ts'
import { list } from './markup.ts'

/** A slice as the wire has it. */
interface Slice {
  code: string
  label: string
  bgColor: string
  textColor: string
  htmlDescription?: string
}

/** A slice with what it is worth. */
export interface Prize {
  slice: Slice
  name: string
  /** Minor units; 0 for one that brings no money. */
  credit: number
  /** By what its coupon is named when it is claimed: the contract allows a code, an identity, or neither of them. */
  named: 'code' | 'id' | 'slice'
  /** Is handed over by people, so that claiming it is refused. */
  isGoods?: true
  isExpired?: true
}

// Names and labels are plain texts with one form for all languages: amounts, and the words of most players.
export const wheelName = 'วงล้อนำโชค'

const conditions = inEach({
  th: `<p>รับเข้า <b>กระเป๋าหลัก</b> ทันที</p>${list('ใช้ได้ 1 ครั้ง', 'ไม่ต้องทำเทิร์น')}`,
  lo: `<p>ຮັບເຂົ້າ <b>ກະເປົາຫຼັກ</b> ທັນທີ</p>${list('ໃຊ້ໄດ້ 1 ຄັ້ງ', 'ບໍ່ຕ້ອງເຮັດຍອດໝູນວຽນ')}`,
  en: `<p>Into your <b>main wallet</b> at once</p>${list('Once', 'No turnover to make')}`,
})
const goods = inEach({
  th: '<p>ทีมงานจะติดต่อกลับเพื่อจัดส่ง</p>',
  lo: '<p>ທີມງານຈະຕິດຕໍ່ກັບເພື່ອຈັດສົ່ງ</p>',
  en: '<p>Support will contact you about the delivery.</p>',
})

/**
 * The slices that the wheel has, in their order; one takes two lines, and one has colours that are none. The top prize alone is golden,
 * and no two look alike.
 */
export const wheelPrizes: readonly [Prize, ...Prize[]] = [
  money('BAHT10', '฿10', 10_00, 'code', ['#1d4fbf', '#ffffff']),
  money('BAHT20', '฿20', 20_00, 'id', ['#dbe5f8', '#131a26']),
  money('BAHT50', '฿50', 50_00, 'slice', ['rgb(11, 110, 63)', 'white'], conditions),
  money('BAHT100', 'เครดิต ฿100', 100_00, 'code', ['hsl(262 48% 42%)', '#fff'], conditions),
  money('BAHT5', '฿5', 5_00, 'code', ['#f28b74', '#131a26']),
  { ...money('AGAIN', 'ลองใหม่', 0, 'id', ['url(javascript:alert(1))', 'notacolour']), name: 'ขอบคุณที่ร่วมสนุก' },
  { ...money('SHIRT', 'เสื้อยืด', 0, 'slice', ['#0e6674', '#ffffff'], goods), name: 'เสื้อยืด', isGoods: true },
  money('BAHT500', '฿500', 500_00, 'id', ['#f4c95d', '#3d2c00']),
]

/** What wheels of the past had; their coupons may still be held. */
const pastPrizes: readonly Prize[] = [
  { ...money('SONGKRAN', 'สงกรานต์ ฿200', 200_00, 'code', ['#0b6e3f', '#ffffff']), isExpired: true },
]

/** The prize of a slice; undefined for a code that was on no wheel. */
export function prizeOf(code: string): Prize | undefined {
  return [...wheelPrizes, ...pastPrizes].find(({ slice }) => slice.code === code)
}

/** A prize's slice; one that is on no wheel has just its name. */
export function sliceOf(code: string): Slice {
  return prizeOf(code)?.slice ?? { code, label: `รางวัล ${code}`, bgColor: '#ffffff', textColor: '#000000' }
}

function money(
  code: string,
  label: string,
  credit: number,
  named: Prize['named'],
  [bgColor, textColor]: [string, string],
  htmlDescription?: string,
): Prize {
  const slice = { code, label, bgColor, textColor, ...(htmlDescription !== undefined && { htmlDescription }) }
  return { slice, name: `เครดิต ฿${credit / 100}`, credit, named }
}
