import { loadMark } from '../../../ui/brandPicture.ts'
import { fileOf, pngOf } from '../../../web/canvas.ts'
import { layouts, type CardSize } from './cardLayouts.ts'
import { drawCard, type Card } from './drawCard.ts'

/** Draws a card as a PNG. Null if this browser cannot. */
export async function cardPicture(size: CardSize, card: Card, name: string) {
  const mark = await loadMark()
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const layout = layouts[size]
  Object.assign(canvas, { width: layout.width, height: layout.height })
  drawCard(pen, layout, card, mark)
  const source = pngOf(canvas)
  return source === null ? null : { source, file: fileOf(source, name) }
}
