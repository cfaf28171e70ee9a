import { decodeQR, decodeQRBatch } from 'qr/decode.js'
import { isSlip } from './slipCode.ts'

// In a worker, as a large picture takes an old phone 250 ms.

async function codesIn(image: ImageData): Promise<string[]> {
  try {
    const text = decodeQR(image)
    if (isSlip(text)) return [text]
    const [all = []] = await decodeQRBatch([image], { maxSize: image })
    return [text, ...all.filter((one) => typeof one === 'string')]
  } catch {
    return []
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  void codesIn(data).then((texts) => postMessage(texts))
})
