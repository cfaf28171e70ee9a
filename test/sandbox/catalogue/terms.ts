import { inEach } from './inEach.ts'
import { link, list, red } from './markup.ts'

/** The operator's conditions, paragraph by paragraph. */
export const conditions = [
  inEach({
    th: '<p>โบนัสแต่ละรายการต้องทำเทิร์นครบก่อนจึงจะถอนเงินได้</p>',
    lo: '<p>ໂບນັດແຕ່ລະລາຍການຕ້ອງມີຍອດໝູນວຽນຄົບກ່ອນຈຶ່ງຖອນເງິນໄດ້</p>',
    en: '<p>Each bonus has its turnover to make before money can be withdrawn.</p>',
  }),
  inEach({
    th: list(
      'รับโบนัสได้ครั้งละ <b>1 รายการ</b>',
      'ยอดเสียของเดิมพันที่เสมอไม่นับเป็นเทิร์น',
      'โบนัสจะสิ้นสุดเมื่อยอดเงินรวมต่ำกว่า <b>5 บาท</b>',
    ),
    lo: list('ຮັບໂບນັດໄດ້ຄັ້ງລະ <b>1 ລາຍການ</b>', 'ຍອດເດີມພັນທີ່ສະເໝີບໍ່ນັບເປັນຍອດໝູນວຽນ', 'ໂບນັດຈະສິ້ນສຸດເມື່ອຍອດເງິນລວມຕ່ຳກວ່າ <b>5 ບາດ</b>'),
    en: list(
      '<b>One bonus</b> at a time',
      'Bets that end in a draw do not count as turnover',
      'A bonus ends once your total balance is below <b>฿5</b>',
    ),
  }),
  inEach({
    th: '<p>หากพบการทำรายการผิดปกติ บริษัทขอสงวน\u2060สิทธิ์ในการยกเลิกโบนัสและกำไร\u2060ที่เกิดขึ้น</p>',
    lo: '<p>ຖ້າພົບການເຮັດລາຍການຜິດປົກກະຕິ ບໍລິສັດຂໍສະຫງວນສິດຍົກເລີກໂບນັດ ແລະ ກຳໄລທີ່ເກີດຂຶ້ນ</p>',
    en: '<p>After unusual activity the company may cancel a bonus and what was won with it.</p>',
  }),
  inEach({
    th: `<p>สอบถามเพิ่มเติมที่ ${link('help', 'ศูนย์ช่วยเหลือ')}</p>`,
    lo: `<p>ສອບຖາມເພີ່ມເຕີມທີ່ ${link('help', 'ສູນຊ່ວຍເຫຼືອ')}</p>`,
    en: `<p>More in our ${link('help', 'help centre')}</p>`,
  }),
]

/** The agreement that every login shows once. */
export const agreements = [
  inEach({
    th: '<p>สมาชิกต้องมีอายุ <b>20 ปีขึ้นไป</b> และใช้บัญชีธนาคารที่เป็นชื่อของตนเองเท่านั้น</p>',
    lo: '<p>ສະມາຊິກຕ້ອງມີອາຍຸ <b>20 ປີຂຶ້ນໄປ</b> ແລະ ໃຊ້ບັນຊີທະນາຄານທີ່ເປັນຊື່ຂອງຕົນເອງເທົ່ານັ້ນ</p>',
    en: '<p>Members are <b>20 or older</b> and use a bank account in their own name only.</p>',
  }),
  inEach({
    th: list('ห้ามให้ผู้อื่นใช้บัญชีสมาชิกของคุณ', 'เก็บรหัสผ่านไว้เป็นความลับ', 'ตรวจสอบยอดเงินทุกครั้งหลังทำรายการ'),
    lo: list('ຫ້າມໃຫ້ຜູ້ອື່ນໃຊ້ບັນຊີສະມາຊິກຂອງທ່ານ', 'ເກັບລະຫັດຜ່ານໄວ້ເປັນຄວາມລັບ', 'ກວດຍອດເງິນທຸກຄັ້ງຫຼັງເຮັດລາຍການ'),
    en: list('Let nobody else use your account', 'Keep your password secret', 'Check your balance after each payment'),
  }),
  inEach({
    th: `<p>โอนเข้าบัญชีของเราได้จาก <b>บัญชีที่ลงทะเบียนไว้</b> เท่านั้น ${red('รายการโอนจากบัญชีอื่นจะไม่ได้รับการปรับ\u2060ยอด')} ส่วน QR จ่ายได้ทุกแอปธนาคาร</p>`,
    lo: `<p>ໂອນເຂົ້າບັນຊີຂອງພວກເຮົາໄດ້ຈາກ <b>ບັນຊີທີ່ລົງທະບຽນໄວ້</b> ເທົ່ານັ້ນ ${red('ລາຍການໂອນຈາກບັນຊີອື່ນຈະບໍ່ໄດ້ຮັບການປັບຍອດ')} ສ່ວນ QR ຈ່າຍໄດ້ທຸກແອັບທະນາຄານ</p>`,
    en: `<p>Transfer to our accounts only from your <b>registered account</b>. ${red('Transfers from other accounts are not credited.')} QR codes can be paid with any bank app.</p>`,
  }),
  inEach({
    th: `<p>อ่านข้อตกลงฉบับเต็มได้ที่ ${link('terms', 'เว็บไซต์ของเรา')}</p>`,
    lo: `<p>ອ່ານຂໍ້ຕົກລົງສະບັບເຕັມໄດ້ທີ່ ${link('terms', 'ເວັບໄຊຂອງພວກເຮົາ')}</p>`,
    en: `<p>The full terms are on ${link('terms', 'our website')}</p>`,
  }),
]
