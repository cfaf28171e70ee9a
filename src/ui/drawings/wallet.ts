import type { Drawing } from '../Spot.tsx'

/** A wallet: ways to pay in. */
export const walletDrawing: Drawing = {
  paper: 'M24 32h46a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6Z',
  lines: 'M20 34 60 20a3 3 0 0 1 4 3v9M76 46H62a8 8 0 0 0 0 16h14',
  coin: [62, 54],
}
