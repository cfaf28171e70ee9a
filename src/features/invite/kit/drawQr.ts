import { encodeQR } from 'qr'
import type { Layout } from './cardLayouts.ts'

/** The light margin that scanners need (ISO/IEC 18004). */
const quietZoneModules = 4

/** The code in the middle of its white square. A whole number of pixels a module keeps its edges sharp. */
export function drawQr(pen: CanvasRenderingContext2D, { x, y, side }: Layout['qr'], link: string): void {
  const rows = encodeQR(link, 'raw', { border: quietZoneModules })
  const modulePx = Math.floor(side / rows.length)
  const start = Math.floor((side - modulePx * rows.length) / 2)
  pen.fillStyle = '#fff'
  pen.fillRect(x, y, side, side)
  pen.fillStyle = '#000'
  for (const [down, row] of rows.entries())
    for (const [right, isDark] of row.entries())
      if (isDark) pen.fillRect(x + start + right * modulePx, y + start + down * modulePx, modulePx, modulePx)
}
