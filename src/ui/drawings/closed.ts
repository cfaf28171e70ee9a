import type { Drawing } from '../Spot.tsx'

/** A sign on a door. */
export const closedDrawing: Drawing = {
  paper: 'M24 44h48a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V48a4 4 0 0 1 4-4Z',
  lines: 'M31 44 48 24l17 20M34 58h28',
  coin: [48, 23],
}
