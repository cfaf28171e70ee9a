/** Centre, available width and largest letter size, px. */
export interface WordPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly letters: number
}

/** Positions, px. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly brand: WordPlace
  readonly headline: WordPlace
  readonly code: WordPlace
  /** White square around the code. */
  readonly qr: { readonly x: number; readonly y: number; readonly side: number }
}

/** A post, a story (apps cover its upper and lower 250 px) and a cover. */
export const layouts = {
  square: {
    width: 1080,
    height: 1080,
    brand: { x: 540, y: 104, width: 920, letters: 52 },
    headline: { x: 540, y: 220, width: 960, letters: 56 },
    qr: { x: 210, y: 290, side: 660 },
    code: { x: 540, y: 1014, width: 960, letters: 42 },
  },
  story: {
    width: 1080,
    height: 1920,
    brand: { x: 540, y: 360, width: 920, letters: 64 },
    headline: { x: 540, y: 530, width: 960, letters: 64 },
    qr: { x: 130, y: 640, side: 820 },
    code: { x: 540, y: 1560, width: 960, letters: 48 },
  },
  wide: {
    width: 1200,
    height: 630,
    brand: { x: 310, y: 200, width: 500, letters: 44 },
    headline: { x: 310, y: 325, width: 520, letters: 48 },
    qr: { x: 624, y: 52, side: 526 },
    code: { x: 310, y: 430, width: 520, letters: 34 },
  },
} as const satisfies Record<string, Layout>

export type CardSize = keyof typeof layouts
export const cardSizes = Object.keys(layouts) as CardSize[]
