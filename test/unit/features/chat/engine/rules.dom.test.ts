import { afterEach, describe, expect, it, test } from 'vitest'
import { guestId, storedGuestId } from '../../../../../src/features/chat/engine/guestId.ts'
import {
  draftProblem,
  fileProblem,
  lengthOf,
  mediaAddress,
  messageParts,
  repliesOf,
  typeOf,
} from '../../../../../src/features/chat/engine/rules.ts'
import { isOwnMessage } from '../../../../../src/features/chat/engine/transcript.ts'
import { contentSecurityPolicy } from '../../../../../src/firstFrame/build/contentSecurityPolicy.ts'
import { parseUrl } from '../../../../../src/lib/parseUrl.ts'
import { readSettings } from '../../../../../src/lib/settings/readSettings.ts'
import { settings } from '../../../../../src/lib/settings/settings.ts'

const bytesPerMb = 1024 * 1024

describe('a chat draft', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t ', 'empty'],
    ['invisible signs', '\u200b\u2060\ufeff\u2800\u3164\u00ad', 'empty'],
    ['a family', '👨\u200d👩\u200d👧', null],
    ['a sign', 'x', null],
    ['2,000 signs', 'x'.repeat(2_000), null],
    ['2,001 signs', 'x'.repeat(2_001), 'tooLong'],
    ['2,000 signs between white space', ` ${'x'.repeat(2_000)}\n`, null],
    ['1,000 signs of two units, as the server counts them', '😀'.repeat(1_000), null],
    ['1,001 signs of two units', '😀'.repeat(1_001), 'tooLong'],
    ['1,001 Thai letters with a mark each', 'ก็'.repeat(1_001), 'tooLong'],
  ] as const)('of %s may be sent if it has words, in 2,000 units at most', (_, draft, problem) => {
    expect(draftProblem(draft)).toBe(problem)
  })

  it('has the length of its trimmed text', () => {
    expect(lengthOf('  ab \n')).toBe(2)
  })
})

describe('a file for the chat', () => {
  test.each([
    ['photo.png', 'image/png', 10 * bytesPerMb, null],
    ['photo.png', 'image/png', 10 * bytesPerMb + 1, 'imageTooLarge'],
    ['photo.JPG', 'image/jpeg', 1, null],
    ['photo.jpg', 'image/jpg', 1, null],
    ['photo.gif', 'image/gif', 1, null],
    ['clip.mp4', 'video/mp4', 20 * bytesPerMb, null],
    ['clip.mp4', 'video/mp4', 20 * bytesPerMb + 1, 'videoTooLarge'],
    ['clip.mov', 'video/quicktime', 11 * bytesPerMb, null],
    ['clip.mov', '', 11 * bytesPerMb, null],
    ['photo.png', '', 11 * bytesPerMb, 'imageTooLarge'],
    ['photo.png', 'image/png', 0, 'emptyFile'],
    ['photo', 'image/png', 1, 'noExtension'],
    ['photo.', 'image/png', 1, 'noExtension'],
    ['.png', 'image/png', 1, 'noExtension'],
    ['photo.webp', 'image/webp', 1, 'wrongType'],
    ['photo.svg', 'image/svg+xml', 1, 'wrongType'],
    ['slip.pdf', 'application/pdf', 1, 'wrongType'],
    ['photo.heic', '', 1, 'wrongType'],
    ['รูป.ภาพ.png', 'image/png', 1, null],
  ] as const)('%s of type %j with %s bytes: %s', (name, type, size, problem) => {
    expect(fileProblem({ name, type, size })).toBe(problem)
  })

  test.each([
    ['clip.MOV', '', 'video/quicktime'],
    ['photo.jpeg', '', 'image/jpeg'],
    ['holiday.2026.mov', '', 'video/quicktime'],
    ['photo.png', 'IMAGE/PNG', 'image/png'],
    ['photo.constructor', '', ''],
  ])('%s of type %j counts as %j', (name, type, known) => {
    expect(typeOf({ name, type })).toBe(known)
  })
})

const nothing = { message: null, buttons: [], fileType: null, filePath: null, name: null, url: null, generic: [] }
const button = { title: 'Yes', type: 'postback', payload: 'YES' }
const card = { image_url: null, title: 'Card', subtitle: '', buttons: [] }
const said = (kind: string, given: object, sender = 'agent') => ({
  sender,
  message: { message_type: kind, payload: { ...nothing, ...given } },
  createdAt: '2026-05-01T00:00:00Z',
  session_id: null,
})
const partsOfKind = (kind: string, given: object) => messageParts(said(kind, given))

describe('a message of the chat', () => {
  test.each([
    ['text', { message: 'hello' }, { text: 'hello', buttons: [], isUnknown: false }],
    ['buttons', { message: 'choose', buttons: [button] }, { text: 'choose', buttons: [button] }],
    ['buttons', { buttons: [button] }, { text: '', buttons: [button], isUnknown: false }],
    ['quick_replies', { message: 'choose', buttons: [button] }, { text: 'choose', buttons: [] }],
    ['generic', { generic: [card] }, { cards: [card], isUnknown: false }],
    ['text', { message: 'hello', generic: [card] }, { text: 'hello', cards: [] }],
    ['postback', { message: 'Yes' }, { text: 'Yes' }],
    ['sticker', { message: 'a cat' }, { text: 'a cat', isUnknown: false }],
    ['sticker', {}, { text: '', isUnknown: true }],
    ['text', { message: ' ' }, { isUnknown: true }],
    ['media', {}, { media: null, isUnknown: true }],
    ['generic', {}, { isUnknown: true }],
  ])('of type %s with %j becomes %j', (kind, given, parts) => {
    expect(partsOfKind(kind, given)).toMatchObject(parts)
  })

  test.each([
    [{ filePath: 'a/b.png', fileType: 'image/png' }, 'image', 'b.png'],
    [{ filePath: 'a/b.mp4', fileType: 'video/mp4', name: 'clip' }, 'video', 'clip'],
    [{ url: 'https://evil.example/c.pdf?x=1', fileType: 'application/pdf' }, 'file', 'c.pdf'],
    [{ url: 'https://evil.example/c' }, 'file', 'c'],
    [{ url: 'https://evil.example/c.JPG?x=1.pdf', name: 'A photo' }, 'image', 'A photo'],
    [{ filePath: 'a/b.mov', fileType: 'VIDEO/quicktime' }, 'video', 'b.mov'],
  ])('with the file %j it is a %s called %s', (given, kind, name) => {
    expect(partsOfKind('media', given)).toMatchObject({ media: { kind, name }, isUnknown: false })
  })

  test.each([
    ['customer', true],
    ['agent', false],
    ['', false],
  ])('by %j it is the player’s own: %s', (sender, own) => {
    expect(isOwnMessage(said('text', { message: 'hello' }, sender))).toBe(own)
  })

  test.each([
    ['quick_replies', [button]],
    ['buttons', []],
    ['text', []],
  ])('of type %s offers the quick replies %j', (kind, replies) => {
    expect(repliesOf(said(kind, { message: 'choose', buttons: [button] }))).toEqual(replies)
  })
})

describe('a file in a message', () => {
  const configure = (chat: string, api = '') => Object.assign(settings, { VITE_CHAT_URL: chat, VITE_API_BASE: api })
  afterEach(() => void configure(''))
  const own = window.location.origin

  test.each([
    ['/', '', 'uploads/a.png', `${own}/uploads/a.png`],
    ['/', '', '/uploads/a.png', `${own}/uploads/a.png`],
    ['https://chat.example', '', 'uploads/a.png', 'https://chat.example/uploads/a.png'],
    ['https://chat.example/base/', '', '/uploads/a.png', 'https://chat.example/base/uploads/a.png'],
    ['https://chat.example//', '', 'uploads/a.png', 'https://chat.example/uploads/a.png'],
    ['', 'https://api.example', 'a.png', 'https://api.example/a.png'],
    ['https://chat.example', '', 'a.png?of=https://b.example', 'https://chat.example/a.png?of=https://b.example'],
    // A path that looks like another host stays below the chat backend.
    ['https://chat.example', '', '//evil.example/a.png', 'https://chat.example/evil.example/a.png'],
    ['https://chat.example', '', 'https://evil.example/a.png', null],
    ['https://chat.example', '', 'http://chat.example/a.png', null],
    ['https://chat.example', '', 'javascript:alert(1)', 'https://chat.example/javascript:alert(1)'],
    // These are not valid addresses.
    ['/', '', '\\[', null],
    ['/', '', '\\\\[x', null],
    ['/', '', '\\evil.example/a.png', null],
    // Nothing is loaded over an unencrypted connection.
    ['http://chat.example', '', 'a.png', null],
    // Without a path there is no picture.
    ['https://chat.example', '', '', null],
    ['https://chat.example', '', null, null],
  ])('below %j or %j at %j is at %j', (chat, api, filePath, address) => {
    configure(chat, api)
    expect(mediaAddress({ url: null, filePath })).toBe(address)
  })

  test.each([
    ['https://chat.example/a.png', 'https://chat.example/a.png'],
    ['https://evil.example/a.png', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('with the address %j is at %j', (url, address) => {
    configure('https://chat.example')
    expect(mediaAddress({ url, filePath: 'other.png' })).toBe(address)
  })
})

describe('a video in a message', () => {
  const everything = {
    VITE_CHAT_URL: 'https://chat.example',
    VITE_API_BASE: 'https://api.example',
    VITE_MEDIA_ORIGINS: 'https://media.example',
  }
  const before = { ...settings }
  afterEach(() => void Object.assign(settings, before))

  test.each([
    ['https://chat.example/a.mp4', true],
    ['https://media.example/a.mp4', true],
    [`${window.location.origin}/a.mp4`, true],
    ['https://api.example/a.mp4', false],
    ['data:image/png;base64,AAAA', false],
    ['data:video/mp4;base64,AAAA', false],
    ['http://chat.example/a.mp4', false],
    ['https://evil.example/a.mp4', false],
    ['none', false],
  ])('at %j is loaded: %s, as the page’s policy allows', (url, isLoaded) => {
    const built = readSettings(everything)
    Object.assign(settings, built)
    const policy = contentSecurityPolicy(built, { scripts: [], styles: [] })
    const media = policy.split('; ').find((directive) => directive.startsWith('media-src ')) ?? ''
    const allowed = media.replace("'self'", window.location.origin).split(' ')
    expect(allowed.includes(parseUrl(url)?.origin ?? '')).toBe(isLoaded)
    const address = isLoaded ? url : null
    expect(partsOfKind('media', { fileType: 'video/mp4', url })).toMatchObject({ media: { kind: 'video', address } })
  })

  it('below an API that is not the chat’s is not loaded', () => {
    Object.assign(settings, readSettings({ VITE_API_BASE: 'https://api.example' }))
    expect(partsOfKind('media', { fileType: 'video/mp4', filePath: 'a.mp4' })).toMatchObject({
      media: { address: null },
    })
  })
})

describe('a guest’s id', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  afterEach(() => localStorage.clear())

  it('is random, of version 4, and stays on the device', () => {
    expect(storedGuestId()).toBeNull()
    const made = guestId()
    expect(made).toMatch(form)
    expect(guestId()).toBe(made)
    expect(storedGuestId()).toBe(made)
    localStorage.clear()
    expect(guestId()).not.toBe(made)
  })

  it.each(['', '1'])('replaces %j, which another app of this origin stored', (stored) => {
    localStorage.setItem('guestId', stored)
    expect(storedGuestId()).toBeNull()
    expect(guestId()).toMatch(form)
  })

  it('is made of random bytes if the browser has no `randomUUID`', () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      expect(guestId()).toMatch(form)
    } finally {
      Reflect.deleteProperty(crypto, 'randomUUID')
    }
  })
})
