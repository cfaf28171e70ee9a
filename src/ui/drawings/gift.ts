import type { Drawing } from '../Spot.tsx'

/** A present: bonuses. */
export const giftDrawing: Drawing = {
  paper: 'M25 45h46v28a4 4 0 0 1-4 4H29a4 4 0 0 1-4-4ZM20 33h56v12H20Z',
  lines: 'M48 46v31M46 29c-4-12-20-13-18-3 1 5 8 7 14 7M50 29c4-12 20-13 18-3-1 5-8 7-14 7',
  coin: [48, 33],
}
