import type { Language } from '../catalogue/inEach.ts'

const thai = {
  /** The text above the quick replies of all requests. */
  greeting: 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ ลองเลือกหรือพิมพ์คำใดคำหนึ่งได้เลยค่ะ',
  received: 'ได้รับข้อความแล้วค่ะ เจ้าหน้าที่จะตอบกลับโดยเร็วที่สุด',
  gotFile: 'ได้รับไฟล์แล้วค่ะ ขอตรวจสอบสักครู่นะคะ',
  chosen: 'คุณเลือก',
  link: 'อ่านวิธีฝากเงินได้ที่ https://wallet.example/help?topic=deposit ค่ะ',
  buttons: 'ต้องการให้ช่วยเรื่องอะไรคะ',
  website: 'เปิดเว็บไซต์',
  more: 'ดูตัวเลือกเพิ่มเติม',
  quick: 'ได้รับยอดเงินแล้วหรือยังคะ',
  yes: 'ได้รับแล้ว',
  no: 'ยังไม่ได้รับ',
  card: 'โปรโมชัน',
  cardText: 'ฝากวันนี้ รับโบนัสทันที',
  choose: 'เลือกอันนี้',
  postback: 'ข้อความอัตโนมัติจากระบบ',
  sticker: 'สติกเกอร์ขอบคุณ',
  goodbye: 'ขอบคุณที่ติดต่อเข้ามาค่ะ ขอจบการสนทนานะคะ',
}

/** The texts of the desk. */
export const deskTexts: Record<Language, typeof thai> = {
  th: thai,
  lo: {
    greeting: 'ສະບາຍດີ ມີຫຍັງໃຫ້ຊ່ວຍບໍ່ ລອງເລືອກ ຫຼື ພິມຄຳໃດຄຳໜຶ່ງໄດ້ເລີຍ',
    received: 'ໄດ້ຮັບຂໍ້ຄວາມແລ້ວ ພະນັກງານຈະຕອບກັບໂດຍໄວທີ່ສຸດ',
    gotFile: 'ໄດ້ຮັບໄຟລ໌ແລ້ວ ຂໍກວດສອບຈັກໜ້ອຍ',
    chosen: 'ທ່ານເລືອກ',
    link: 'ອ່ານວິທີຝາກເງິນໄດ້ທີ່ https://wallet.example/help?topic=deposit',
    buttons: 'ຕ້ອງການໃຫ້ຊ່ວຍເລື່ອງຫຍັງ',
    website: 'ເປີດເວັບໄຊ',
    more: 'ເບິ່ງຕົວເລືອກເພີ່ມເຕີມ',
    quick: 'ໄດ້ຮັບຍອດເງິນແລ້ວບໍ່',
    yes: 'ໄດ້ຮັບແລ້ວ',
    no: 'ຍັງບໍ່ໄດ້ຮັບ',
    card: 'ໂປຣໂມຊັນ',
    cardText: 'ຝາກມື້ນີ້ ຮັບໂບນັດທັນທີ',
    choose: 'ເລືອກອັນນີ້',
    postback: 'ຂໍ້ຄວາມອັດຕະໂນມັດຈາກລະບົບ',
    sticker: 'ສະຕິກເກີຂອບໃຈ',
    goodbye: 'ຂອບໃຈທີ່ຕິດຕໍ່ເຂົ້າມາ ຂໍຈົບການສົນທະນາ',
  },
  en: {
    greeting: 'Hello, how can we help? Choose or type one of these words.',
    received: 'We have your message. Someone will answer as soon as possible.',
    gotFile: 'We have your file and are looking at it.',
    chosen: 'You chose',
    link: 'How to deposit is told at https://wallet.example/help?topic=deposit.',
    buttons: 'What can we help you with?',
    website: 'Open the website',
    more: 'More choices',
    quick: 'Has the money arrived?',
    yes: 'It has',
    no: 'Not yet',
    card: 'Promotion',
    cardText: 'Deposit today, receive a bonus at once',
    choose: 'Choose this one',
    postback: 'An automatic message',
    sticker: 'A sticker that says thank you',
    goodbye: 'Thank you for writing. We end the conversation here.',
  },
}

/** What support writes first, in every language, as it does not know the player's. */
export const welcomeText = [
  'ยินดีต้อนรับค่ะ มีคำถามเรื่องฝาก ถอน หรือโบนัส ทักมาได้เลยนะคะ',
  'ຍິນດີຕ້ອນຮັບ ມີຄຳຖາມເລື່ອງຝາກ ຖອນ ຫຼື ໂບນັດ ທັກມາໄດ້ເລີຍ',
  'Welcome! Ask us anything about deposits, withdrawals or bonuses.',
].join('\n')
