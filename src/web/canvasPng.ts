/** A canvas as the data address of a PNG; null with too little memory. */
export function pngOf(canvas: HTMLCanvasElement): string | null {
  const drawn = canvas.toDataURL('image/png')
  // With too little memory the result is `data:,`.
  return drawn.startsWith('data:image/png') ? drawn : null
}

/** Decodes a PNG's data address. The Content-Security-Policy does not let it be fetched. */
export function fileOf(source: string, name: string): File {
  const bytes = atob(source.slice(source.indexOf(',') + 1))
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name, { type: 'image/png' })
}
