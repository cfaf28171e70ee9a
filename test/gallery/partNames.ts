/** The pages of the gallery. What covers the page has one of its own, as two would cover each other. */
export const partNames = [
  'buttons',
  'fields',
  'texts',
  'waiting',
  'tables',
  'tiles',
  'withdrawals',
  'rows',
  'sheet',
  'banners first',
  'alert, success',
  'alert, error',
  'receipt, success',
  'receipt, waiting',
  'toasts',
  'lightbox',
] as const

export type PartName = (typeof partNames)[number]
