import type { Drawing } from '../Spot.tsx'

/** A sheet of paper: a list without rows. */
export const listDrawing: Drawing = {
  paper: 'M31 19h34a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H31a5 5 0 0 1-5-5V24a5 5 0 0 1 5-5Z',
  lines: 'M37 34h22M37 46h22M37 58h10',
  coin: [68, 70],
}
