/** Builds a small WebM video of four key frames, so that no tool and no file is needed. A square moves to the right. */
export function deskVideo(): Uint8Array<ArrayBuffer> {
  const header = element('1a45dfa3', text('4282', 'webm'), number('4287', 2), number('4285', 2))
  const info = element('1549a966', number('2ad7b1', 1_000_000), element('4489', float(frames.length * frameMs)))
  const size = element('e0', number('b0', 160), number('ba', 96))
  const track = element('ae', number('d7', 1), number('73c5', 1), number('83', 1), text('86', 'V_VP8'), size)
  const cluster = element('1f43b675', number('e7', 0), ...frames.map(block))
  return new Uint8Array(Buffer.concat([header, element('18538067', info, element('1654ae6b', track), cluster)]))
}

const frameMs = 500

/** A block of EBML with a key frame of the only track and its time. */
function block(frame: string, index: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80])
  head.writeInt16BE(index * frameMs, 1)
  return element('a3', head, Buffer.from(frame, 'base64'))
}

/** An element of EBML: its id, the length of its content in eight bytes, and its content. */
function element(id: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = Buffer.alloc(8, 1)
  length.writeUIntBE(0, 1, 3)
  length.writeUInt32BE(content.length, 4)
  return Buffer.concat([Buffer.from(id, 'hex'), length, content])
}

const text = (id: string, value: string) => element(id, Buffer.from(value))

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** VP8 frames of 160 by 96 pixels. */
const frames = [
  'UAcAnQEqoABgAD8RiLxXrCkmI6TIAYAiCWdu4XEw6rLQDciBmMMYYwxhi7JtWt7U2mOO5dZNyQrJVVJxPifE+J8HAAD+/Fk32YF9/0E71Bctbc5zgnjuh11CX/ksF/ST9gv3ZcFv/anY/gj4lIE5VQABFxapTAAA',
  'UAcAnQEqoABgAD8RiLxXrCkmI6TIAYAiCWdu4XEw9DLQDciBmMMYYwxhjDC866/QDPhKTowg3BpnRNxNqbU2ptSwAAD+/Fk332Dqf3V2TepaEOnlqlM/DU4MSs3+DBX//lK/2C/dlwWxh1J2PDvIThiPAAAAAAAA',
  'UAcAnQEqoABgAD8RiLxXrCkmI6TIAYAiCWdu4XEw9DPwDciBmMMYYwxhjDGG6MWGSBAyr17S3tTaZPIG9ZOydk7FAAD+/Fk3325CH4dGqX6+/Utd7p8/DU4MSk4/bh///5Sv9gv3ZcFv/o/qTseG/gQ0cAAAAAAA',
  'UAcAnQEqoABgAD8RiLxXrCkmI6TIAYAiCWdu4XEw9DPwDciBmMMYYwxhjDGHW5qb+U4F8Olf79AM+EyCr45JowxdAAD+/Fk3325CH4dGqX6+/Utd7p8/DU4MSjIfyWC//+Ur/YL92XBb/6P6k7Hhv4ErbQAAAAAA',
]
