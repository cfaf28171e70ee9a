import type { Drawing } from '../Spot.tsx'

/** A game controller. */
export const gamesDrawing: Drawing = {
  paper: 'M34 33h28c9 0 14 6 16 16l3 14c2 9-9 14-15 6l-6-8H36l-6 8c-6 8-17 3-15-6l3-14c2-10 7-16 16-16Z',
  lines: 'M35 40v12M29 46h12',
  coin: [62, 46],
}
