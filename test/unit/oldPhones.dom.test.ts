import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../../src/api/chat/chatMessage.ts'
import { linkify } from '../../src/features/chat/conversation/linkify.ts'
import { createEntry, Transcript } from '../../src/features/chat/engine/transcript.ts'
import { isLink } from '../../src/features/gift/rules.ts'
import { safeHelpVideo } from '../../src/features/info/rules.ts'
import { codePng } from '../../src/features/qr/codePng.ts'
import { wheelFace, labelAreaOf } from '../../src/features/spin/wheel/wheelFace.ts'
import { fitLabels } from '../../src/features/spin/wheel/wheelLabels.ts'
import { wantedPage } from '../../src/nav/addresses.ts'
import { pageSearch, searchOf } from '../../src/nav/dialogAddress.ts'
import { safeImage, safeLink } from '../../src/platform/safeAddress.ts'

const at = (second: number) => new Date(second * 1_000).toISOString()
const said = (message: string, second: number): ServerMessage => ({
  sender: 'agent',
  message: {
    message_type: 'text',
    payload: { message, buttons: [], fileType: null, filePath: null, name: null, url: null, generic: [] },
  },
  createdAt: at(second),
  session_id: null,
})

/** What phones of 2022 lack, each with the object that has it today. */
const younger: readonly (readonly [object, string])[] = [
  [URL, 'canParse'],
  [URL, 'parse'],
  [URLSearchParams.prototype, 'size'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [AbortSignal, 'any'],
  [AbortSignal, 'timeout'],
  [globalThis, 'OffscreenCanvas'],
]
const kept = younger.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))

// Set rather than deleted: what is inherited would come to light.
beforeEach(() =>
  younger.forEach(([owner, name]) => Object.defineProperty(owner, name, { configurable: true, value: undefined })),
)
afterEach(() => {
  vi.unstubAllGlobals()
  for (const [index, [owner, name]] of younger.entries()) {
    const descriptor = kept[index]
    if (descriptor) Object.defineProperty(owner, name, descriptor)
    else Reflect.deleteProperty(owner, name)
  }
})

describe('a phone without updates for years', () => {
  it('opens dialogs, whose addresses are written without the size of a query', () => {
    expect(searchOf({ name: 'game', code: 'neko' })).toBe('?dialog=game&code=neko')
    expect(pageSearch('?dialog=game&code=neko')).toBe('')
  })

  it('reads addresses without checking first whether they are valid', () => {
    expect(wantedPage('?next=/user/bonus', 'https://wallet.example')).toBe('/user/bonus')
    expect(wantedPage('?next=https://[', 'https://wallet.example')).toBe('/user')
    expect(safeLink('https://wallet.example/news')).toBe('https://wallet.example/news')
    expect(safeLink('https://[')).toBeNull()
    expect(safeImage('/a.png')).toBe(`${window.location.origin}/a.png`)
    expect(safeHelpVideo('https://cdn.example/1.mp4')).toBe('https://cdn.example/1.mp4')
    expect(isLink('https://gift.example/?v=1')).toBe(true)
    expect(linkify('see https://a.example').map(({ address }) => address)).toEqual([null, 'https://a.example'])
  })

  it('labels the wheel, even if a label has to be cut', () => {
    const narrow = (text: string) => text.length
    const { lines } = fitLabels(['x'.repeat(400), 'b'], labelAreaOf(wheelFace(300, 2)), narrow)
    expect(lines[0]?.join('')).toMatch(/^x+…$/)
    expect(lines[1]).toEqual(['b'])
  })

  it('reads a chat, newest first and oldest first', () => {
    const transcript = new Transcript()
    const entries = [said('second', 2), said('first', 1)].map((message) => createEntry(message))
    transcript.merge({ entries, added: null, isWhole: true })
    expect(transcript.messages().map(({ message }) => message.payload.message)).toEqual(['first', 'second'])
    expect(transcript.newest(2).map(({ message: { createdAt } }) => createdAt)).toEqual([at(2), at(1)])
  })

  it('keeps a QR code, drawn on an element of the page', async () => {
    class Picture {
      naturalWidth = 33
      naturalHeight = 33
      decode = async () => undefined
    }
    vi.stubGlobal('Image', Picture)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      canvas: document.createElement('canvas'),
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }),
    } as unknown as CanvasRenderingContext2D)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,')
    expect(await codePng('data:image/svg+xml,x')).toBe('data:image/png;base64,')
  })
})
