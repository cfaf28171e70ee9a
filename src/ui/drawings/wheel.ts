import type { Drawing } from '../Spot.tsx'

/** The wheel on its stand. */
export const wheelDrawing: Drawing = {
  paper: 'M48 16a30 30 0 1 1 0 60 30 30 0 1 1 0-60Z',
  lines: 'M48 16v30l26 15M48 46 22 61M36 86h24M42 86l2-10M54 86l-2-10',
  coin: [48, 46],
}
