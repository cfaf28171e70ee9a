import type { Drawing } from '../Spot.tsx'

/** A device without a connection; the coin is the dot of its waves. */
export const offlineDrawing: Drawing = {
  lines: 'M18 42a44 44 0 0 1 60 0M29 54a28 28 0 0 1 38 0M22 20l52 56',
  coin: [48, 68],
}
