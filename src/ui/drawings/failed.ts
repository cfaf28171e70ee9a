import type { Drawing } from '../Spot.tsx'

/** A cloud that gave nothing but rain. */
export const failedDrawing: Drawing = {
  paper: 'M34 66a15 15 0 0 1-3-29.7 19 19 0 0 1 36-2.3A16 16 0 0 1 66 66Z',
  lines: 'M48 41v10M48 58v.1M36 73v4M48 73v9M60 73v4',
}
