import type { Receipt } from '../messages/alerts.ts'

/** A receipt as a picture draws it: one text for each row, and the step that is reached among them. `stepLabel`: the label of that row. */
export function asDrawn({ steps = [], rows, ...receipt }: Receipt, stepLabel: string): Receipt {
  const reached = steps.find(({ state }) => state === 'now' || state === 'failed')
  const drawn = rows.map(({ label, value, detail = '' }) => ({ label, value: `${value} ${detail}`.trim() }))
  return { ...receipt, rows: reached ? [{ label: stepLabel, value: reached.label }, ...drawn] : drawn }
}
