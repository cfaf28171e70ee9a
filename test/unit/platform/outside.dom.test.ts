import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '../../../src/platform/clipboard.ts'
import { platform, startPlatform } from '../../../src/platform/current.ts'
import { saveImage, saveFile } from '../../../src/platform/files.ts'
import { openOutside, thisTab } from '../../../src/platform/outside.ts'
import { completePage } from '../../fakes/page.ts'

const image = new File(['png'], 'qr.png', { type: 'image/png' })

beforeEach(async () => {
  completePage()
  await startPlatform({ host: 'browser' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'execCommand')
})

const give = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, value })

describe('an image to be saved', () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    give(URL, 'createObjectURL', () => 'blob:qr')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`)
    })
  })
  afterEach(() => Reflect.deleteProperty(URL, 'createObjectURL'))

  it('is shared with other apps if the device allows it', async () => {
    give(navigator, 'canShare', () => true)
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    give(navigator, 'share', share)
    expect(await saveImage(image)).toBe('shared')
    expect(share.mock.calls[0]?.[0].files?.[0]).toBe(image)
    expect(saved).toEqual([])
  })

  it('is not saved, and nothing else happens, when the player cancels', async () => {
    give(navigator, 'canShare', () => true)
    give(navigator, 'share', () => Promise.reject(new DOMException('', 'AbortError')))
    expect(await saveImage(image)).toBe('cancelled')
    expect(saved).toEqual([])
  })

  it.each([
    ['files are not shared', () => give(navigator, 'canShare', () => false)],
    ['nothing is shared', () => undefined],
    [
      'sharing is refused',
      () => {
        give(navigator, 'canShare', () => true)
        give(navigator, 'share', () => Promise.reject(new DOMException('', 'NotAllowedError')))
      },
    ],
  ])('is saved by its name if %s', async (_, arrange) => {
    arrange()
    expect(await saveImage(image)).toBe('saved')
    expect(saved).toEqual(['blob:qr qr.png'])
  })
})

async function refuses(): Promise<void> {
  throw new DOMException('', 'NotAllowedError')
}
async function cancels(): Promise<void> {
  throw new DOMException('', 'AbortError')
}
async function agrees(): Promise<void> {}

/** A host's answers: whether it saves, shares and copies, how the file is taken, what is saved, and how often it is copied. */
type Ladder = readonly [
  string,
  boolean,
  () => Promise<void>,
  () => Promise<void>,
  Awaited<ReturnType<typeof saveFile>>,
  readonly string[],
  number,
]

describe('a file to be saved', () => {
  const file = new File(['a,b'], 'statement.csv', { type: 'text/csv' })
  const copies = vi.fn<(text: string) => Promise<void>>()
  const saved: string[] = []
  /** A host without downloads, which shares, copies, or neither. */
  const arrange = async (downloads: boolean, share: () => Promise<void>, copy: () => Promise<void>) => {
    await startPlatform({ host: 'browser' })
    vi.spyOn(platform().can, 'downloads', 'get').mockReturnValue(downloads)
    give(navigator, 'canShare', () => true)
    give(navigator, 'share', share)
    give(navigator, 'clipboard', { writeText: copies.mockImplementation(copy) })
  }
  beforeEach(() => {
    saved.length = 0
    copies.mockReset()
    give(URL, 'createObjectURL', () => 'blob:csv')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => Reflect.deleteProperty(URL, 'createObjectURL'))

  it.each<Ladder>([
    ['is saved where the host lets it', true, refuses, refuses, 'saved', ['statement.csv'], 0],
    ['is handed to other apps where the host saves none', false, agrees, refuses, 'shared', [], 0],
    ['is left alone when the player closes the other apps', false, cancels, agrees, 'cancelled', [], 0],
    ['is copied as text where no app takes it', false, refuses, agrees, 'copied', [], 1],
    ['is reported as not taken where nothing else works', false, refuses, refuses, 'refused', [], 1],
  ])('%s', async (_, downloads, share, copy, taken, names, copied) => {
    await arrange(downloads, share, copy)
    expect(await saveFile(file, 'a,b')).toBe(taken)
    expect(saved).toEqual(names)
    expect(copies).toHaveBeenCalledTimes(copied)
  })
})

describe('copying a text', () => {
  it('succeeds when the browser says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    give(navigator, 'clipboard', { writeText })
    expect(await copyText('123')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('123')
  })

  it.each([
    ['refuses', () => give(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('no')) })],
    ['is not there', () => undefined],
  ])('uses the older way if the clipboard %s, and keeps the focus', async (_, arrange) => {
    arrange()
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    let selected = ''
    give(document, 'execCommand', () => {
      selected = document.querySelector('textarea')?.value ?? ''
      return true
    })
    expect(await copyText('123')).toBe(true)
    expect(selected).toBe('123')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
    button.remove()
  })

  it('fails if nothing works, and if nobody answers', async () => {
    give(document, 'execCommand', () => false)
    expect(await copyText('123')).toBe(false)
    vi.useFakeTimers()
    give(navigator, 'clipboard', { writeText: () => new Promise(() => undefined) })
    const copied = copyText('123')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await copied).toBe(false)
    vi.useRealTimers()
  })
})

describe('a window opened in a tap', () => {
  const opened = () => {
    const page = document.implementation.createHTMLDocument()
    const place = {
      opener: window,
      closed: false,
      document: page,
      location: { replace: vi.fn<(url: string) => void>() },
    }
    vi.spyOn(window, 'open').mockReturnValue(place as unknown as Window)
    return place
  }

  it('has no access to the app, shows what is coming, and is led there later', () => {
    const place = opened()
    const outside = openOutside('Opening Neko Fortune')
    expect(place.opener).toBeNull()
    expect(place.document.body.textContent).toBe('Opening Neko Fortune')
    expect(outside.go('https://game.example/')).toBe('opened')
    expect(place.location.replace).toHaveBeenCalledWith('https://game.example/')
  })

  it('is this tab where a web view has no other, and the app stays until it is led away', () => {
    vi.spyOn(window, 'open').mockReturnValue(window)
    const before = document.documentElement.outerHTML
    expect(openOutside('Opening Neko Fortune')).toBe(thisTab)
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it('accepts a posted form', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    const place = opened()
    expect(openOutside('…').post('https://game.example/login', { username: 'a', password: 'b"' })).toBe('opened')
    expect(submit).toHaveBeenCalledOnce()
    const form = place.document.querySelector('form')
    expect([form?.method, form?.action]).toEqual(['post', 'https://game.example/login'])
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ username: 'a', password: 'b"' })
  })

  it('refuses if it was blocked, or closed meanwhile', () => {
    const place = opened()
    const outside = openOutside('…')
    place.closed = true
    expect([outside.go('https://game.example/'), outside.post('https://game.example/', {})]).toEqual([
      'refused',
      'refused',
    ])
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openOutside('…').go('https://game.example/')).toBe('refused')
  })
})
