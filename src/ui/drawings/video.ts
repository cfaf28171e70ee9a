import type { Drawing } from '../Spot.tsx'

/** A screen with a video. */
export const videoDrawing: Drawing = {
  paper: 'M24 27h48a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V33a6 6 0 0 1 6-6Z',
  lines: 'M43 38v20l16-10ZM36 79h24',
  coin: [75, 29],
}
