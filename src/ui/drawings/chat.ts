import type { Drawing } from '../Spot.tsx'

/** A speech bubble. */
export const chatDrawing: Drawing = {
  paper: 'M25 26h46a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H48L35 76V64H25a7 7 0 0 1-7-7V33a7 7 0 0 1 7-7Z',
  lines: 'M31 41h24M31 51h15',
  coin: [74, 29],
}
