import { imageTypeOf } from '../imageType.ts'

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 12)).toString('latin1')

/** The type of a picture that the chat takes (spec, section 5): PNG, JPEG or GIF by its first bytes; null for any other. */
export function chatImageType(bytes: Uint8Array): string | null {
  if (/^GIF8[79]a/.test(startOf(bytes))) return 'image/gif'
  const type = imageTypeOf(bytes)
  return type === 'image/webp' ? null : type
}

/** The type of a video that the chat takes: MP4 or QuickTime by its first box; null for any other. */
export function chatVideoType(bytes: Uint8Array): string | null {
  const box = startOf(bytes).slice(4)
  // QuickTime files from before the brands begin with the media itself.
  if (/^(ftypqt {2}|moov|mdat|wide|free)/.test(box)) return 'video/quicktime'
  return box.startsWith('ftyp') ? 'video/mp4' : null
}
