import type { Drawing } from '../Spot.tsx'

/** Two friends, one of them with a head of gold. */
export const friendsDrawing: Drawing = {
  paper: 'M39 22a11 11 0 1 1 0 22 11 11 0 1 1 0-22ZM18 74c0-14 9-22 21-22s21 8 21 22Z',
  lines: 'M66 52c8 3 13 11 13 22',
  coin: [63, 33],
}
