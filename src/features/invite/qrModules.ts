import { encodeQR } from 'qr'

/** Scanners need this light margin (ISO/IEC 18004). */
const quietZoneModules = 4

export const qrModules = (text: string) => encodeQR(text, 'raw', { border: quietZoneModules })

/** Whole pixels per module keep the edges sharp. */
export function drawModules(
  context: CanvasRenderingContext2D,
  rows: ReturnType<typeof qrModules>,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const modulePx = Math.floor(side / rows.length)
  const start = Math.floor((side - modulePx * rows.length) / 2)
  context.fillStyle = '#fff'
  context.fillRect(x, y, side, side)
  context.fillStyle = '#000'
  for (const [down, row] of rows.entries())
    for (const [right, isDark] of row.entries())
      if (isDark) context.fillRect(x + start + right * modulePx, y + start + down * modulePx, modulePx, modulePx)
}
