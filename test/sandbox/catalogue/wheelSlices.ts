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

export const wheelName = 'วงล้อนำโชคประจำสัปดาห์'

const conditions = '<p>รับเข้า <b>กระเป๋าหลัก</b> ทันที</p><ul><li>ใช้ได้ 1 ครั้ง</li><li>ไม่ต้องทำเทิร์น</li></ul>'
const longLabel = 'เครดิตฟรี 100 บาท สำหรับสมาชิกที่หมุนวงล้อในสัปดาห์นี้เท่านั้น'

/** The slices that the wheel has, in their order; one is long, one has colours that are none, and one is written in Lao. */
export const wheelPrizes: readonly [Prize, ...Prize[]] = [
  money('BAHT10', '10 บาท', 10_00, 'code', ['#1d4fbf', '#ffffff']),
  money('BAHT20', 'ເຄຣດິດ 20 ບາດ', 20_00, 'id', ['#f4c95d', '#3d2c00']),
  money('BAHT50', '50 บาท', 50_00, 'slice', ['rgb(11, 110, 63)', 'white'], conditions),
  money('BAHT100', longLabel, 100_00, 'code', ['#b3261e', '#fff'], conditions),
  { ...money('AGAIN', 'ลองใหม่อีกครั้ง', 0, 'id', ['#dde2ea', '#131a26']), name: 'ขอบคุณที่ร่วมสนุก' },
  money('BAHT5', '5 บาท', 5_00, 'code', ['url(javascript:alert(1))', 'notacolour']),
  {
    ...money('SHIRT', 'เสื้อยืด', 0, 'slice', ['#12336f', '#c6d4f1'], '<p>ทีมงานจะติดต่อกลับเพื่อจัดส่ง</p>'),
    name: 'เสื้อยืดที่ระลึก',
    isGoods: true,
  },
  money('BAHT500', '500 บาท', 500_00, 'id', ['hsl(275 60% 40%)', '#ffffff']),
]

/** What wheels of the past had; their coupons may still be held. */
const pastPrizes: readonly Prize[] = [
  { ...money('SONGKRAN', 'อั่งเปาสงกรานต์ 200 บาท', 200_00, 'code', ['#0b6e3f', '#ffffff']), isExpired: true },
]

/** The prize of a slice; undefined for a code that was on no wheel. */
export function prizeOf(code: string): Prize | undefined {
  return [...wheelPrizes, ...pastPrizes].find(({ slice }) => slice.code === code)
}

/** A prize's slice; one that is on no wheel has just its name. */
export function sliceOf(code: string): Slice {
  return prizeOf(code)?.slice ?? { code, label: `รางวัลพิเศษ ${code}`, bgColor: '#ffffff', textColor: '#000000' }
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
  return { slice, name: `เครดิตฟรี ${credit / 100} บาท`, credit, named }
}
