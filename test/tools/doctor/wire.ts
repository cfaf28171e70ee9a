import { announce } from './announce.ts'
import { createAsk, type Ask, type Limits } from './ask.ts'
import { shakeHands, type Handshake } from './handshake.ts'
import { askHttp2, type Http2Answer, type Http2Request } from './http2.ts'
import { upgrade, type Upgrade } from './webSocket.ts'

/** All that the doctor needs of the network. */
export interface Wire {
  readonly ask: Ask
  /** The same for secrets: only to hosts whose certificate is trusted. */
  readonly askSafely: Ask
  /** Does one handshake with each host. */
  handshake(origin: URL): Promise<Handshake>
  /** Makes requests to one address over one HTTP/2 connection. */
  askHttp2(url: URL, requests: readonly Http2Request[]): Promise<Http2Answer[]>
  /** Announces a POST with a body of this size (bytes), of which nothing is sent. Resolves with the status. */
  announce(url: URL, bytes: number): Promise<number>
  /** Opens a WebSocket as a page of that origin does. */
  upgrade(url: URL, origin: string): Promise<Upgrade>
}

/** @param isInsecure any certificate is trusted. */
export function createWire(limits: Limits, isInsecure: boolean): Wire {
  const hands = new Map<string, Promise<Handshake>>()
  return {
    ask: createAsk(limits),
    askSafely: createAsk(limits, isInsecure),
    handshake(origin) {
      const held = hands.get(origin.host) ?? shakeHands(origin, limits)
      hands.set(origin.host, held)
      return held
    },
    askHttp2: (url, requests) => askHttp2(url, requests, limits),
    announce: (url, bytes) => announce(url, bytes, limits),
    upgrade: (url, origin) => upgrade(url, origin, limits),
  }
}
