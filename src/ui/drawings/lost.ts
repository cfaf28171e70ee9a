import type { Drawing } from '../Spot.tsx'

/** A signpost: no page here. */
export const lostDrawing: Drawing = {
  paper: 'M30 26h36l9 8-9 8H30ZM66 48H30l-9 8 9 8h36Z',
  lines: 'M48 42v6M48 64v20M40 84h16',
  coin: [48, 18],
}
