import type { Language } from '../../src/i18n/languages.ts'

/** What the components are given to show. Their own texts come from the app. */
const th = {
  action: 'ถอนเงิน',
  long: 'ยืนยันการโอนเงินทั้งหมดจากกระเป๋าหลักไปยังบัญชีเกมที่เลือกไว้เมื่อสักครู่นี้',
  label: 'ชื่อบัญชีธนาคาร',
  hint: 'ชื่อต้องตรงกับบัญชีธนาคารของคุณ',
  error: 'กรอกชื่อให้ตรงกับบัญชีธนาคาร',
  name: 'สมชาย วงศ์สวัสดิ์พิพัฒน์กุลชัยรัตน์',
  title: 'ยังไม่มีรายการ',
  text: 'รายการฝากและถอนของคุณจะแสดงที่นี่',
}
export type Words = typeof th

export const words: Record<Language, Words> = {
  th,
  lo: {
    action: 'ຖອນເງິນ',
    long: 'ຢືນຢັນການໂອນເງິນທັງໝົດຈາກກະເປົາຫຼັກໄປຫາບັນຊີເກມທີ່ເລືອກໄວ້ກ່ອນໜ້ານີ້',
    label: 'ຊື່ບັນຊີທະນາຄານ',
    hint: 'ຊື່ຕ້ອງກົງກັບບັນຊີທະນາຄານຂອງທ່ານ',
    error: 'ປ້ອນຊື່ໃຫ້ກົງກັບບັນຊີທະນາຄານ',
    name: 'ສົມໄຊ ວົງສະຫວັດພິພັດກຸນໄຊລັດ',
    title: 'ຍັງບໍ່ມີລາຍການ',
    text: 'ລາຍການຝາກ ແລະ ຖອນຂອງທ່ານຈະສະແດງຢູ່ນີ້',
  },
  en: {
    action: 'Withdraw',
    long: 'Confirm the transfer of everything in the main wallet to the game account that was chosen a moment ago',
    label: 'Name of the bank account',
    hint: 'As it is written in your bank book',
    error: 'Enter the name as the bank has it',
    name: 'Maximiliana Featherstonehaugh-Cholmondeley',
    title: 'Nothing here yet',
    text: 'What you deposit and withdraw will be listed here.',
  },
}
