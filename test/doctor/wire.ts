import { createAsk, type Ask, type Limits } from './ask.ts'
import { shakeHands, type Handshake } from './handshake.ts'
import { readTwice } from './http2.ts'
import { upgrade, type Upgrade } from './webSocket.ts'

/** All that the doctor needs of the network. */
export interface Wire {
  readonly ask: Ask
  /** Does one handshake with each host. */
  handshake(origin: URL): Promise<Handshake>
  /** Reads an address twice over one HTTP/2 connection. @returns the statuses. */
  readTwice(url: URL): Promise<number[]>
  /** Opens a WebSocket as a page of that origin does. */
  upgrade(url: URL, origin: string): Promise<Upgrade>
}

export function createWire(limits: Limits): Wire {
  const hands = new Map<string, Promise<Handshake>>()
  return {
    ask: createAsk(limits),
    handshake(origin) {
      const held = hands.get(origin.host) ?? shakeHands(origin, limits)
      hands.set(origin.host, held)
      return held
    },
    readTwice: (url) => readTwice(url, limits),
    upgrade: (url, origin) => upgrade(url, origin, limits),
  }
}
