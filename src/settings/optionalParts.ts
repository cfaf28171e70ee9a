/** The parts of the app that an operator can leave out by `VITE_WITHOUT`. All are in a build by default. */
export const optionalParts = [
  // The statement's filters, sums, months, and taking it away as a file.
  'statementReport',
  // The way from a row, a receipt or a code to support, with its facts written.
  'askAboutThis',
  'hideAmounts',
  // What a QR code says is read before it is shown.
  'qrCheck',
  // A slip's code is read before it is sent.
  'slipCheck',
  // Where the money is, and the way home for all of it.
  'moneyMap',
  // The session's clock and its result.
  'sessionResult',
  // Reminders, pauses and quiet hours that players set themselves.
  'brakes',
  // Totals and pictures for members who invite others.
  'affiliateKit',
] as const

export type OptionalPart = (typeof optionalParts)[number]
