import type { Drawing } from '../Spot.tsx'

/** A coupon. */
export const ticketDrawing: Drawing = {
  paper: 'M17 36 71 24l3 12a6 6 0 0 0 3 12l3 12L26 72l-3-12a6 6 0 0 0-3-12Z',
  lines: 'm58 35 1 4M60 44l1 4M62 53l1 4',
  coin: [41, 51],
}
