import { File as NodeFile } from 'node:buffer'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { soon } from './soon.ts'

// Node makes the files of a multipart body by the global File, which is jsdom's, and from 24 on it takes none but its own. So
// jsdom's are made a kind of Node's.
if (!(NodeFile.prototype instanceof Blob)) Object.setPrototypeOf(Blob.prototype, NodeFile.prototype)

/** Node's FormData, which Node's requests need. jsdom's own hides it. */
async function nodeForm(): Promise<FormData> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Response('', { headers }).formData()
}

/** A form in the shape that Node's requests carry. */
export async function onTheWire(form: FormData): Promise<FormData> {
  const carried = await nodeForm()
  for (const [name, value] of form)
    if (typeof value === 'string') carried.append(name, value)
    else {
      const { name: fileName, type } = value
      carried.append(
        name,
        new NodeFile([new Uint8Array(await value.arrayBuffer())], fileName, { type }) as unknown as File,
      )
    }
  return carried
}

/** Uploads that wait for the test, if they are held. */
const queue = { isHeld: false, waiting: [] as Upload[] }

/** An XMLHttpRequest with files, which jsdom's cannot send, under the test's control. */
class Upload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private readonly headers = new Headers()
  private readonly stop = new AbortController()
  private to = { method: '', url: '' }
  private form = new FormData()

  open(method: string, url: string): void {
    this.to = { method, url }
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  send(form: FormData): void {
    this.form = form
    if (queue.isHeld) queue.waiting.push(this)
    else void this.arrive()
  }
  abort(): void {
    this.stop.abort()
    this.dispatchEvent(new Event('abort'))
  }
  /** Reports progress, in bytes. */
  progress(loaded: number, total: number): void {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })))
  }
  /** Completes the upload: the backend gets it and answers. */
  async arrive(): Promise<void> {
    const { headers, stop } = this
    const { method, url } = this.to
    try {
      const body = await onTheWire(this.form)
      this.upload.dispatchEvent(new Event('load'))
      const answer = await fetch(url, { method, headers, body, signal: stop.signal })
      this.responseText = await answer.text()
      this.status = answer.status
      this.dispatchEvent(new Event('load'))
    } catch {
      if (!stop.signal.aborted) this.dispatchEvent(new Event('error'))
    }
  }
}

/** A Request without support of streams, as in Safari and Firefox. */
function withoutStreams(): typeof Request {
  const Original = Request
  const prototype = new Proxy(Original.prototype, { has: (given, name) => name !== 'duplex' && name in given })
  function PlainRequest(input: RequestInfo | URL, how?: RequestInit) {
    return new Original(input, how)
  }
  return Object.assign(PlainRequest, { prototype }) as unknown as typeof Request
}

/** A browser's resource timing of a backend over HTTP/2, which jsdom lacks. */
const overHttp2 = () =>
  [{ name: `${window.location.origin}/api/x`, nextHopProtocol: 'h2' }] as unknown as PerformanceResourceTiming[]

/** Lets the uploads of a test file reach the sandbox, as a browser without streams sends them over HTTP/2. */
export function useUploads(): void {
  beforeEach(() => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(overHttp2)
    vi.stubGlobal('XMLHttpRequest', Upload)
    vi.stubGlobal('Request', withoutStreams())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Object.assign(queue, { isHeld: false, waiting: [] })
  })
}

/** Holds uploads from now on. @returns `next`, which waits for the next upload, and `release`, which ends the holding. */
export function holdUploads() {
  queue.isHeld = true
  return {
    next: () =>
      soon(() => {
        const [upload] = queue.waiting
        if (!upload) throw new Error('nothing was sent')
        return upload
      }),
    release: () => void (queue.isHeld = false),
  }
}
