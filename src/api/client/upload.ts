import { fetchTransport, type Transport } from './client.ts'
import { ApiError } from './errors.ts'
import { isStreamed, speaksHttp2 } from './streaming.ts'

/** The part sent, 0 to 1; null if unknown. */
export type OnProgress = (part: number | null) => void

/** Reporting progress needs a streamed body and so HTTP/2. */
export const uploading =
  (field: string, file: File, onProgress: OnProgress): Transport =>
  async (url, request, sendNow) => {
    const form = new FormData()
    form.append(field, file)
    if (isStreamed(request.method ?? '')) return fetchTransport(url, await streamed(request, form, onProgress), sendNow)
    if (speaksHttp2()) return sendNow(() => sendByXhr(url, request, form, onProgress))
    onProgress(null)
    return fetchTransport(url, { ...request, body: form }, sendNow)
  }

/** After the last byte, cancelling makes the outcome unknown. */
export function cancellable(field: string, file: File, onProgress: OnProgress) {
  const stop = new AbortController()
  let sent: number | null = 0
  const transport = uploading(field, file, (part) => {
    sent = part
    onProgress(part)
  })
  return {
    request: { transport, signal: stop.signal },
    cancel: () =>
      stop.abort(
        sent !== null && sent < 1 ? new ApiError('CANCELLED', 0, 'notSent') : new ApiError('NO_ANSWER', 0, 'unknown'),
      ),
  }
}

const chunkBytes = 16_384

async function streamed(request: RequestInit, form: FormData, onProgress: OnProgress): Promise<RequestInit> {
  const encoded = new Response(form)
  const headers = new Headers(request.headers)
  headers.set('Content-Type', encoded.headers.get('Content-Type') ?? '')
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = bytes.subarray(sent, sent + chunkBytes)
      sent += part.length
      controller.enqueue(part)
      onProgress(sent / bytes.length)
      if (sent >= bytes.length) controller.close()
    },
  })
  return Object.assign({ ...request, headers, body }, { duplex: 'half' })
}

const bodiless = new Set([204, 205, 304])

const sendByXhr = (
  url: string,
  { method = 'POST', headers, signal }: RequestInit,
  form: FormData,
  onProgress: OnProgress,
) =>
  new Promise<Response>((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(method, url)
    new Headers(headers).forEach((value, name) => sending.setRequestHeader(name, value))
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    sending.upload.addEventListener('load', () => onProgress(1))
    sending.addEventListener('load', () => {
      const body = bodiless.has(sending.status) ? null : sending.responseText
      resolve(new Response(body, { status: sending.status }))
    })
    sending.addEventListener('error', () => reject(new TypeError('The upload broke')))
    sending.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(form)
  })
