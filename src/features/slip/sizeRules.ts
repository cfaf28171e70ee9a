import { bytesPerMb } from './fileRules.ts'

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const [smallMaxBytes, smallMaxSidePx] = [1.5 * bytesPerMb, 3_000]

/** True if a picture is sent without compression. */
export const isSmall = (bytes: number, { width, height }: Size) =>
  bytes <= smallMaxBytes && Math.max(width, height) <= smallMaxSidePx

const [maxLongSidePx, minShortSidePx] = [2_400, 1_000]

/**
 * The size after compression: at most 2400 px on the long side, never larger than before. A long screenshot keeps 1000 px on its short
 * side, so that the code on the slip stays readable.
 */
export function fittedSize({ width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, Math.max(maxLongSidePx / long, minShortSidePx / short))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The largest canvas that all phones can draw. iPhones leave larger ones empty, without an error. */
const maxCanvasAreaPx = 16_777_216

/** True if a canvas of this size can be drawn. */
export const isDrawable = ({ width, height }: Size) => width * height <= maxCanvasAreaPx

const previewSidePx = 800

/** The size of a preview. It is small, as its `data:` address contains the whole picture. */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, previewSidePx / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
