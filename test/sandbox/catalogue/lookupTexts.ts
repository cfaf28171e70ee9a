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
  { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
  { code: 'LINE', description: 'LINE' },
  { code: 'TELEGRAM', description: 'Telegram' },
  { code: 'FACEBOOK', description: 'Facebook' },
  { code: 'SEARCH', description: 'ค้นหาจากอินเทอร์เน็ต' },
  { code: 'OTHER', description: 'อื่น ๆ' },
]

export const info = { name: 'SANDBOX WALLET', website: 'https://wallet.example/' }

export const notice =
  '<p><b>ประกาศ</b> ระบบฝากเงินอัตโนมัติเปิดให้บริการตลอด 24 ชั่วโมง ' +
  '<span style="color: #b45309">ธนาคารปิดปรับปรุงเวลา 23:30–00:30 น.</span></p>' +
  '<p>อ่านรายละเอียดได้ที่ <a href="https://wallet.example/news">หน้าข่าวสาร</a></p>'

/** The notice as the bonus dialog's text: the app puts the percent of a bonus in. */
export const bonusNotice =
  '<p><b>เงื่อนไขโบนัส</b> หากยอดเงินเหลือต่ำกว่า <b>%percentFail%%</b> ของโบนัส ระบบจะจบโบนัสให้อัตโนมัติ ' +
  '<span style="color: #b45309">ต่ำกว่า %percentFail%% แล้วรับโบนัสใหม่ได้ทันที</span></p>'

/** What the invite dialog begins with. */
export const inviteBanners = [
  {
    image: '/sandbox/media/bonus-friends.svg',
    html: '<p><b>ชวนเพื่อน รับโบนัสไม่จำกัด</b></p><p>เพื่อนเล่นครบเงื่อนไข รับโบนัสเข้ากระเป๋าได้ทันที</p>',
  },
  { image: null, html: '<p style="color: #b45309">โบนัสชวนเพื่อนรับได้เมื่อไม่มีโบนัสอื่นอยู่</p>' },
]

/** What the refund dialog begins with. */
export const refundBanners = [
  {
    image: '/sandbox/media/bonus-loyal.svg',
    html: '<p><b>คืนยอดเสียทุกสัปดาห์</b></p><p>รับได้ทุกวันจันทร์ ไม่ต้องทำยอดหมุนเวียน</p>',
  },
]

export const refundInfo =
  '<p>คืนยอดเสียของ <b>สัปดาห์ที่ผ่านมา</b> รับได้ถึงวันอาทิตย์ <span style="color: #b45309">รับไม่ได้ในระหว่างที่มีโบนัส</span></p>'

export const contact = {
  contactText:
    '<p>ทีมงานพร้อมช่วยเหลือ <b>ตลอด 24 ชั่วโมง</b></p>' +
    '<ul><li>ตอบแชตภายใน 1 นาที</li><li>แจ้งเลขบัญชีและเวลาที่โอนทุกครั้ง</li></ul>',
  lineLink: 'https://line.me/R/ti/p/@sandbox',
  lineName: '@sandbox',
  lineQR: '/sandbox/media/contact-qr.svg',
}

export const conditions = [
  '<p><b>เงื่อนไขการรับโบนัส</b></p><p>โบนัสแต่ละรายการต้องมียอดหมุนเวียนครบก่อนจึงจะถอนเงินได้</p>',
  '<ul><li>รับโบนัสได้ครั้งละ <b>1 รายการ</b></li><li>ยอดเสียของเดิมพันที่เสมอไม่นับเป็นยอดหมุนเวียน</li>' +
    '<li>โบนัสจะสิ้นสุดเมื่อยอดเงินรวมต่ำกว่า <b>5 บาท</b></li></ul>',
  '<p style="color: #b91c1c">หากพบการทำรายการผิดปกติ บริษัทขอสงวนสิทธิ์ในการยกเลิกโบนัสและกำไรที่เกิดขึ้น</p>',
  '<p>สอบถามเพิ่มเติมที่ <a href="https://wallet.example/help">ศูนย์ช่วยเหลือ</a></p>',
]

export const agreements = [
  '<p><b>ข้อตกลงการใช้งาน</b></p><p>สมาชิกต้องมีอายุ <b>20 ปีขึ้นไป</b> และใช้บัญชีธนาคารที่เป็นชื่อของตนเองเท่านั้น</p>',
  '<ul><li>ห้ามให้ผู้อื่นใช้บัญชีสมาชิกของท่าน</li><li>เก็บรหัสผ่านไว้เป็นความลับ</li><li>ตรวจสอบยอดเงินทุกครั้งหลังทำรายการ</li></ul>',
  '<p>การฝากเงินต้องโอนจาก <b>บัญชีที่ลงทะเบียนไว้</b> เท่านั้น ' +
    '<span style="color: #b91c1c">รายการจากบัญชีอื่นจะไม่ได้รับการปรับยอด</span></p>',
  '<p>อ่านข้อตกลงฉบับเต็มได้ที่ <a href="https://wallet.example/terms">เว็บไซต์ของเรา</a></p>',
]
