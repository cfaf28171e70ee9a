import { inEach } from './inEach.ts'
import { amber, link, list } from './markup.ts'

/** What the lookups answer that no switch changes. The HTML carries mild markup, as an operator would write it. */
export const banks = [
  { code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  { code: 'BBL', nameTH: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'TMB', nameTH: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank' },
  { code: 'BAY', nameTH: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya' },
  { code: 'GSB', nameTH: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  { code: 'BAAC', nameTH: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร' },
  { code: 'BCEL', nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'BCEL' },
]

export const sources = [
  { code: 'FRIEND', description: 'เพื่อน · ໝູ່ · Friend' },
  { code: 'LINE', description: 'LINE' },
  { code: 'TELEGRAM', description: 'Telegram' },
  { code: 'FACEBOOK', description: 'Facebook' },
  { code: 'SEARCH', description: 'Google' },
  { code: 'OTHER', description: 'อื่น ๆ · ອື່ນໆ · Other' },
]

export const info = { name: 'SANDBOX WALLET', website: 'https://wallet.example/' }

/** One link for all, as its words are an address. */
export const notice =
  inEach({
    th: `<p><b>ฝากเงินได้ 24 ชั่วโมง</b> ระบบฝากเงินอัตโนมัติเปิดตลอด ${amber('ธนาคารปิดปรับปรุงเวลา 23:30–00:30 น.')}</p>`,
    lo: `<p><b>ຝາກເງິນໄດ້ 24 ຊົ່ວໂມງ</b> ລະບົບຝາກເງິນອັດຕະໂນມັດເປີດຕະຫຼອດ ${amber('ທະນາຄານປິດປັບປຸງເວລາ 23:30–00:30')}</p>`,
    en: `<p><b>Deposit at any hour</b> Deposits are credited by themselves. ${amber('Banks pause from 23:30 to 00:30.')}</p>`,
  }) + `<p>${link('news', 'wallet.example/news')}</p>`

/** The notice as the bonus dialog's text: the app puts the percent of a bonus in. */
export const bonusNotice = inEach({
  th: '<p>หากยอดเงินเหลือต่ำกว่า <b>%percentFail%%</b> ของโบนัส ระบบจะจบโบนัสให้อัตโนมัติ แล้วรับโบนัสใหม่ได้ทันที</p>',
  lo: '<p>ຖ້າຍອດເງິນເຫຼືອຕ່ຳກວ່າ <b>%percentFail%%</b> ຂອງໂບນັດ ລະບົບຈະຈົບໂບນັດໃຫ້ອັດຕະໂນມັດ ແລ້ວຮັບໂບນັດໃໝ່ໄດ້ທັນທີ</p>',
  en: '<p>Below <b>%percentFail%%</b> of the bonus it ends by itself, and you can take a new one at once.</p>',
})

/** What the invite dialog begins with. */
export const inviteBanners = [
  {
    image: '/sandbox/media/bonus-friends.svg',
    html: inEach({
      th: '<p><b>ชวนเพื่อน รับโบนัสไม่จำกัด</b></p><p>เพื่อนเล่นครบเงื่อนไข รับโบนัสเข้ากระเป๋าได้ทันที</p>',
      lo: '<p><b>ຊວນໝູ່ ຮັບໂບນັດບໍ່ຈຳກັດ</b></p><p>ໝູ່ຫຼິ້ນຄົບເງື່ອນໄຂ ຮັບໂບນັດເຂົ້າກະເປົາໄດ້ທັນທີ</p>',
      en: '<p><b>Invite friends, no limit on bonuses</b></p><p>Once a friend meets the conditions, your bonus is ready.</p>',
    }),
  },
  {
    image: null,
    html: inEach({
      th: `<p>${amber('โบนัสชวนเพื่อนรับได้เมื่อไม่มีโบนัสอื่นอยู่')}</p>`,
      lo: `<p>${amber('ໂບນັດຊວນໝູ່ຮັບໄດ້ເມື່ອບໍ່ມີໂບນັດອື່ນຢູ່')}</p>`,
      en: `<p>${amber('You can receive it while you hold no other bonus.')}</p>`,
    }),
  },
]

/** What the refund dialog begins with. */
export const refundBanners = [
  {
    image: '/sandbox/media/bonus-welcome.svg',
    html: inEach({
      th: '<p><b>คืนยอดเสียทุกสัปดาห์</b></p><p>รับได้ทุกวันจันทร์ ไม่ต้องทำเทิร์น</p>',
      lo: '<p><b>ຄືນຍອດເສຍທຸກອາທິດ</b></p><p>ຮັບໄດ້ທຸກວັນຈັນ ບໍ່ຕ້ອງເຮັດຍອດໝູນວຽນ</p>',
      en: '<p><b>Refunds every week</b></p><p>Receive them each Monday, with no turnover to make.</p>',
    }),
  },
]

export const refundInfo = inEach({
  th: '<p>คืนยอดเสียของ <b>สัปดาห์ที่ผ่านมา</b> รับได้ถึงวัน\u2060อาทิตย์ รับไม่ได้ในระหว่างที่มีโบนัส</p>',
  lo: '<p>ຄືນຍອດເສຍຂອງ <b>ອາທິດທີ່ຜ່ານມາ</b> ຮັບໄດ້ຮອດວັນອາທິດ ຮັບບໍ່ໄດ້ໃນລະຫວ່າງທີ່ມີໂບນັດ</p>',
  en: '<p>Refund of <b>last week</b>, open until Sunday. Not while you hold a bonus.</p>',
})

export const contact = {
  contactText: inEach({
    th: `<p>ทีมงานพร้อมช่วยเหลือ <b>ตลอด 24 ชั่วโมง</b></p>${list('ตอบแชทภายใน 1 นาที', 'แจ้งเลขบัญชีและเวลาที่โอนทุกครั้ง')}`,
    lo: `<p>ທີມງານພ້ອມຊ່ວຍເຫຼືອ <b>ຕະຫຼອດ 24 ຊົ່ວໂມງ</b></p>${list('ຕອບແຊັດພາຍໃນ 1 ນາທີ', 'ແຈ້ງເລກບັນຊີ ແລະ ເວລາທີ່ໂອນທຸກຄັ້ງ')}`,
    en: `<p>Support is here for you <b>24 hours a day</b></p>${list('Chat replies within 1 minute', 'Please tell us account number and time of your payment')}`,
  }),
  lineLink: 'https://line.me/R/ti/p/@sandbox',
  lineName: '@sandbox',
  lineQR: '/sandbox/media/contact-qr.svg',
}
