import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ui = `${import.meta.dirname}/../../src/ui`

/** Components that the gallery does not show, and why. */
const exceptions: Record<string, string> = {
  'AskAboutThis.tsx': 'Alerts shows it.',
  'AskAmounts.tsx': 'It asks before a receipt is saved; Alerts shows it.',
  'CloseButton.tsx': 'Sheet shows it.',
  'ContactSupport.tsx': 'CreditStatus shows it.',
  'CopyPill.tsx': 'Copyable shows it.',
  'CopySign.tsx': 'Copyable shows it, for words.',
  'CreditReceipt.tsx': 'CreditStatus shows it.',
  'DialogForm.tsx': 'It draws nothing of its own.',
  'FieldFrame.tsx': 'Field shows it.',
  'Gained.tsx': 'Friends and refunds show it.',
  'Masked.tsx': 'It is a word in place of an amount.',
  'MemberHead.tsx': 'The profile and registration show it.',
  'Notes.tsx': 'It is a list of words; deposits and gift links show it.',
  'OutcomeDisc.tsx': 'Alerts shows it.',
  'ReceiptActions.tsx': 'Alerts shows it.',
  'ReceiptBody.tsx': 'Alerts shows it.',
  'Sanitised.tsx': 'RichText shows it.',
  'SaveReceipt.tsx': 'CreditStatus shows it.',
  'ShortSteps.tsx': 'It is a list of words; QR codes and slips show it.',
  'ShowPassword.tsx': 'PasswordField shows it.',
  'Spot.tsx': 'EmptyState shows it.',
  'StaleRows.tsx': 'PagedRows shows it.',
  'Steps.tsx': 'Alerts shows it.',
  'Time.tsx': 'It draws nothing of its own.',
  'lazyRoom.tsx': 'It draws nothing of its own.',
}

test('the gallery shows each component of src/ui, or it is told why not', () => {
  const gallery = readFileSync(`${import.meta.dirname}/parts.tsx`, 'utf8')
  const components = readdirSync(ui).filter((name) => name.endsWith('.tsx'))
  const missing = components.filter((name) => !gallery.includes(`src/ui/${name}'`))
  expect(missing).toEqual(Object.keys(exceptions))
})
