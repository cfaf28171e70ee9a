import type { Drawing } from '../Spot.tsx'

/** A slip, torn off at its foot. */
export const slipDrawing: Drawing = {
  paper: 'M29 20h38v56l-6.3-5-6.4 5-6.3-5-6.3 5-6.4-5-6.3 5Z',
  lines: 'M39 34h18M39 45h18M39 56h8',
  coin: [67, 60],
}
