import { File as NodeFile } from 'node:buffer'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** jsdom's own FormData hides Node's, which is the one that Node's requests can carry. */
async function nodeForm(): Promise<FormData> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Response('', { headers }).formData()
}

async function onTheWire(form: FormData): Promise<FormData> {
  const carried = await nodeForm()
  for (const [name, value] of form)
    if (typeof value === 'string') carried.append(name, value)
    else {
      const { type } = value
      carried.append(
        name,
        new NodeFile([new Uint8Array(await value.arrayBuffer())], value.name, { type }) as unknown as File,
        value.name,
      )
    }
  return carried
}

/** Whether uploads wait for the test, and those that do. */
const line = { isHeld: false, waiting: [] as Upload[] }

/** An XMLHttpRequest that carries files, which jsdom's cannot, and goes as the test says. */
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
    if (line.isHeld) line.waiting.push(this)
    else void this.arrive()
  }
  abort(): void {
    this.stop.abort()
    this.dispatchEvent(new Event('abort'))
  }
  /** So much of it left. */
  progress(loaded: number, total: number): void {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })))
  }
  /** All of it left; the backend gets it and answers. */
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

/** A Request that knows no streams, as that of Safari and Firefox. */
function withoutStreams(): typeof Request {
  const Original = Request
  const prototype = new Proxy(Original.prototype, { has: (given, name) => name !== 'duplex' && name in given })
  function PlainRequest(input: RequestInfo | URL, how?: RequestInit) {
    return new Original(input, how)
  }
  return Object.assign(PlainRequest, { prototype }) as unknown as typeof Request
}

/** What a browser tells of its connection to a backend that speaks HTTP/2; jsdom measures nothing. */
const overHttp2 = () =>
  [{ name: `${window.location.origin}/api/x`, nextHopProtocol: 'h2' }] as unknown as PerformanceEntryList

/** Lets the uploads of a test file reach the sandbox, as browsers send them over HTTP/2 that know no streams. */
export function useUploads(): void {
  beforeEach(() => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(overHttp2)
    vi.stubGlobal('XMLHttpRequest', Upload)
    vi.stubGlobal('Request', withoutStreams())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Object.assign(line, { isHeld: false, waiting: [] })
  })
}

/** From now on uploads wait. @returns what lets the next one go by hand, once it was sent. */
export function holdUploads() {
  line.isHeld = true
  return {
    next: () =>
      vi.waitFor(() => {
        const [upload] = line.waiting
        if (!upload) throw new Error('nothing was sent')
        return upload
      }),
    release: () => void (line.isHeld = false),
  }
}
