import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import texts from '../../locales/th/chat.json'
import homeTexts from '../../locales/th/home.json'
import preferencesTexts from '../../locales/th/preferences.json'
import { closeChat } from '../../src/features/chat/engine/currentChat.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { closeDialogs, openDialog } from '../../src/nav/useDialog.ts'
import { platform } from '../../src/platform/current.ts'
import { rest, rowHeight, scrollTo, useLayout, viewHeight } from '../fakes/layout.ts'
import { fakeSocket } from '../fakes/socket.ts'
import { holdUploads, useUploads } from '../fakes/upload.ts'
import { members } from '../sandbox/seed/seed.ts'
import { amend, keepBack, logOut, openApp, refuse, requestsOf, sandbox, useApp } from './app.tsx'

vi.mock(import('../../src/api/chat/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

useApp()
useUploads()
useLayout()

const guestId = '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55'
const guest = { guestId }
const { chat } = sandbox.control

beforeEach(() => {
  Object.assign(settings, { VITE_CHAT_URL: '/' })
  Object.assign(fakeSocket, { open: [], next: 'connected' })
  chat.desk({ isOn: false })
})
afterEach(() => {
  act(() => closeChat())
  Object.assign(platform().can, { vibrate: false })
  Object.assign(settings, { VITE_CHAT_URL: '', VITE_SUPPORT_HOURS: '', VITE_SUPPORT_REPLY_MINUTES: null })
})

const text = (message: string) => ({ message_type: 'text', payload: { message } })
/** Sends a message of the desk's, which the socket delivers. */
const desk = (message: Parameters<typeof chat.say>[1], target: Parameters<typeof chat.say>[0] = guest) =>
  fakeSocket.deliver(chat.say(target, message))

const dialog = async () => within(await screen.findByRole('dialog', { name: texts.title }))
const list = async () => within(await (await dialog()).findByRole('region', { name: texts.conversation }))
const writing = async () => (await dialog()).findByRole('textbox', { name: texts.write })
const send = async () => (await dialog()).getByRole('button', { name: texts.send })
const sent = () => requestsOf('/api/chat/send-message').map(({ body }) => (body as { message: unknown }).message)
/** The top bar's; the contact page names the chat as well. */
const icon = async () =>
  within(screen.getAllByRole('banner').at(0) ?? document.body).findByRole('button', {
    name: new RegExp(`^${texts.open}`),
  })

/** Opens the app as a guest who has had a chat on this device. */
const openGuest = async (address = '/contact?dialog=chat') => {
  localStorage.setItem('guestId', guestId)
  return openApp(address, { strict: true })
}
const seed = (count: number, from = 1) => {
  for (let index = from; index < from + count; index++)
    chat.say(guest, { ...text(`m${index}`), createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() })
}

// These tests come first, as messages in quick succession are announced once.
describe('a new message', () => {
  it('vibrates until the player silences it in the preferences', async () => {
    const felt = vi.spyOn(platform(), 'haptic')
    Object.assign(platform().can, { vibrate: true })
    const player = await openGuest()
    await writing()
    await desk('one')
    expect(felt).toHaveBeenCalledExactlyOnceWith('choice')
    act(() => void openDialog({ name: 'preferences' }))
    await player.click(await screen.findByRole('switch', { name: preferencesTexts.haptic }))
    expect(localStorage.getItem('sounds')).toBe('haptic')
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
    await desk('two')
    expect(felt).toHaveBeenCalledOnce()
    await player.click(await screen.findByRole('switch', { name: preferencesTexts.haptic }))
    clock.mockReturnValue(now + 120_000)
    await desk('three')
    expect(felt).toHaveBeenCalledTimes(2)
  })
})

describe('an odd message', () => {
  it('that cannot be rendered leaves the other messages and the field', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const breaking = 'breaks its row'
    const { matchAll } = String.prototype
    vi.spyOn(String.prototype, 'matchAll').mockImplementation(function breaks(this: string, pattern) {
      if (String(this) === breaking) throw new TypeError('An odd message')
      return matchAll.call(this, pattern)
    })
    chat.say(guest, text('before'))
    chat.say(guest, text(breaking))
    chat.say(guest, text('after'))
    await openGuest()
    const shown = await list()
    expect(await shown.findByText(texts.unknownMessage)).toBeVisible()
    for (const words of ['before', 'after']) expect(shown.getByText(words)).toBeVisible()
    expect(await writing()).toBeVisible()
    expect(complaints).toHaveBeenCalled()
  })
})

describe('the chat icon', () => {
  it('is on every page, and opens the chat', async () => {
    const player = await openApp('/contact')
    await player.click(await icon())
    expect(await (await dialog()).findByText(texts.helloTitle)).toBeVisible()
    await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
    expect(await icon()).toBeVisible()
  })

  it('is missing if the operator has turned the chat off, and a link to the chat says so', async () => {
    amend('/api/lookup/enableChatWidget', () => ({ enableChatWidget: false }))
    await openApp('/contact?dialog=chat')
    expect(await (await dialog()).findByText(texts.offTitle)).toBeVisible()
    await act(() => closeDialogs())
    expect(screen.queryByRole('button', { name: texts.open })).not.toBeInTheDocument()
    expect(requestsOf('/api/chat/config')).toHaveLength(0)
  })

  it('shows the count of unread messages until they are seen, and so does the installed app’s', async () => {
    const badges: number[] = []
    Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
    const player = await openGuest('/contact')
    await waitFor(() => expect(requestsOf('/api/chat/history')).not.toHaveLength(0))
    await icon()
    await desk('one')
    await desk('two')
    expect(await screen.findByRole('button', { name: /2/ })).toHaveTextContent('2')
    expect(badges.at(-1)).toBe(2)
    await player.click(await icon())
    expect(await (await list()).findByText(texts.unread)).toBeVisible()
    await waitFor(() => expect(requestsOf('/api/chat/read-customer/')).not.toHaveLength(0))
    await act(() => closeDialogs())
    expect(await icon()).toHaveAccessibleName(texts.open)
    expect(badges.at(-1)).toBe(0)
  })

  it('creates no guest id before the chat is opened', async () => {
    await openApp('/contact')
    await icon()
    expect(localStorage.getItem('guestId')).toBeNull()
    expect(requestsOf('/api/chat/config')).toHaveLength(0)
  })
})

it('a start of home with the chat closed reads everything once', async () => {
  fakeSocket.next = null
  await openApp('/user/home', { as: 'rich' })
  await waitFor(() => expect(fakeSocket.open).toHaveLength(1))
  await fakeSocket.setState('connected')
  await waitFor(() => expect(requestsOf('/api/chat/history')).not.toEqual([]))
  await screen.findByRole('region', { name: homeTexts.slot })
  // A later call: all of the start have come.
  act(() => void openDialog({ name: 'conditions' }))
  await waitFor(() => expect(requestsOf('/api/lookup/conditions')).toHaveLength(1))
  const paths = sandbox.requests.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

describe('the chat’s identity', () => {
  it('is a random guest id of this device', async () => {
    const player = await openApp('/contact?dialog=chat')
    await player.type(await writing(), 'hello')
    await player.click(await send())
    await waitFor(() => expect(sent()).toEqual([text('hello')]))
    const id = localStorage.getItem('guestId') ?? ''
    expect(chat.messages({ guestId: id })).toHaveLength(1)
    expect(fakeSocket.open).toMatchObject([{ room: `desk-${id}`, token: null }])
  })

  it('is the member’s id, until they log out', async () => {
    const player = await openApp('/user/contact?dialog=chat', { as: 'rich' })
    await player.type(await writing(), 'it is me')
    await player.click(await send())
    await waitFor(() => expect(chat.messages({ username: members.rich.username })).toHaveLength(1))
    expect(fakeSocket.open).toHaveLength(1)
    await act(() => closeDialogs())
    await logOut(player)
    await waitFor(() => expect(fakeSocket.open).toHaveLength(0))
    act(() => void openDialog({ name: 'chat' }))
    expect(await (await dialog()).findByText(texts.helloTitle)).toBeVisible()
    expect(screen.queryByText('it is me')).not.toBeInTheDocument()
  })
})

describe('writing', () => {
  const paste = async (value: string) => {
    const area = await writing()
    await act(async () => void fireEvent.change(area, { target: { value } }))
  }

  it('sends the text, shows it as sent, and empties the field', async () => {
    const player = await openGuest()
    await player.type(await writing(), '  first\nsecond ')
    await player.click(await send())
    expect(await (await list()).findByRole('img', { name: texts.sent })).toBeVisible()
    expect(sent()).toEqual([text('first\nsecond')])
    expect(await writing()).toHaveValue('')
  })

  it('shows the count from 1,800 characters on and refuses more than 2,000, which stay in the field', async () => {
    await openGuest()
    await paste('x'.repeat(1_799))
    expect(screen.queryByText(/ 2,000$/)).not.toBeInTheDocument()
    await paste('x'.repeat(1_800))
    expect(screen.getByText('1,800 / 2,000')).toBeVisible()
    await paste('x'.repeat(2_003))
    expect(await send()).toBeDisabled()
    expect(screen.getByText(texts.tooLong_other.replace('{{limit}}', '2,000').replace('{{over}}', '3'))).toBeVisible()
    expect(await writing()).toHaveValue('x'.repeat(2_003))
  })

  it('sends by Enter on a hardware keyboard, but not while a word is being composed', async () => {
    const plain = window.matchMedia
    window.matchMedia = (query) => Object.assign(plain(query), { matches: query.includes('hover: hover') })
    try {
      const player = await openGuest()
      const area = await writing()
      await player.type(area, 'ab{Shift>}{Enter}{/Shift}c')
      fireEvent.keyDown(area, { key: 'Enter', isComposing: true })
      fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 })
      await player.keyboard('d{Enter}')
      await waitFor(() => expect(sent()).toEqual([text('ab\ncd')]))
    } finally {
      window.matchMedia = plain
    }
  })

  it('starts a new line by Enter on a screen keyboard', async () => {
    const player = await openGuest()
    await player.type(await writing(), 'a{Enter}b')
    expect(await writing()).toHaveValue('a\nb')
    expect(sent()).toEqual([])
  })

  it('shows why a message failed, and sends it again when the player asks', async () => {
    refuse('/api/chat/send-message')
    const player = await openGuest()
    await player.type(await writing(), 'hello')
    await player.click(await send())
    await player.click(await (await list()).findByRole('button', { name: texts.sendAgain }))
    expect(await (await list()).findByRole('img', { name: texts.sent })).toBeVisible()
    expect(chat.messages(guest)).toHaveLength(1)
  })
})

describe('a message whose answer does not come', () => {
  it('is searched for, is not offered again meanwhile, and appears once when found', async () => {
    const player = await openGuest()
    await player.type(await writing(), 'hello')
    sandbox.control.addFault({ method: 'POST', path: '/api/chat/send-message', kind: 'dropAfter' })
    // A check of the history may come before the search for the message.
    sandbox.control.addFault({ method: 'POST', path: '/api/chat/history', kind: 'dropBefore', times: 9 })
    await player.click(await send())
    expect(await (await list()).findByText(texts.checking)).toBeVisible()
    sandbox.control.clearFaults()
    expect((await list()).queryByRole('button', { name: texts.sendAgain })).not.toBeInTheDocument()
    await player.click((await dialog()).getByRole('button', { name: texts.refresh }))
    expect(await (await list()).findByRole('img', { name: texts.sent })).toBeVisible()
    expect((await list()).getAllByText('hello')).toHaveLength(1)
    expect(screen.queryByText(texts.checking)).not.toBeInTheDocument()
    expect(chat.messages(guest)).toHaveLength(1)
  })
})

describe('a file', () => {
  const picker = async () => (await dialog()).findByLabelText(texts.attach, { selector: 'input' })
  const png = (name = 'photo.png') => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], name, { type: 'image/png' })

  test.each([
    [
      'too large',
      Object.defineProperty(png(), 'size', { value: 11 * 1024 * 1024 }),
      texts.imageTooLarge.replace('{{limit}}', '10'),
    ],
    ['without an extension', png('photo'), texts.noExtension],
  ])('%s says so, and the draft stays', async (_, file, words) => {
    const player = await openGuest()
    await player.type(await writing(), 'look')
    await player.upload(await picker(), file)
    expect(await (await dialog()).findByText(words)).toBeVisible()
    expect(await writing()).toHaveValue('look')
    expect(requestsOf('/api/chat/upload-image')).toHaveLength(0)
  })

  it.each(['drop', 'paste'] as const)('is accepted by %s, anywhere in the chat', async (how) => {
    await openGuest()
    await writing()
    const files = { files: [png(), png('photo'), png('other.png')], types: ['Files'] }
    const place = await screen.findByRole('dialog', { name: texts.title })
    if (how === 'drop') fireEvent.drop(place, { dataTransfer: files })
    else fireEvent.paste(await writing(), { clipboardData: files })
    await waitFor(() => expect(requestsOf('/api/chat/upload-image')).toHaveLength(2))
    expect((await dialog()).getByText(texts.noExtension)).toBeVisible()
  })

  it('shows its progress, and can be cancelled', async () => {
    const uploads = holdUploads()
    const player = await openGuest()
    await player.upload(await picker(), png())
    const upload = await uploads.next()
    upload.progress(45, 100)
    expect(await (await list()).findByText(texts.uploadingPart.replace('{{percent}}', '45'))).toBeVisible()
    await player.click((await list()).getByRole('button', { name: texts.cancelUpload }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(sent()).toEqual([])
  })

  it('chooser that is cancelled leaves the chat open', async () => {
    await openGuest()
    fireEvent(await picker(), new Event('cancel', { bubbles: true }))
    expect(await writing()).toBeVisible()
  })
})

describe('what support sends', () => {
  const open = async (said: Parameters<typeof chat.say>[1]) => {
    chat.say(guest, said)
    return openGuest()
  }

  it('keeps its line breaks, and its links are opened by the host', async () => {
    const opened = vi.spyOn(platform(), 'openLink').mockImplementation(() => undefined)
    const player = await open('one\nดูhttps://wallet.example/aครับ')
    await player.click(await (await list()).findByRole('link', { name: 'https://wallet.example/a' }))
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://wallet.example/a')
  })

  it('keeps the addresses of its links while amounts are hidden', async () => {
    localStorage.setItem('amounts', 'hidden')
    act(() => void window.dispatchEvent(new Event('storage')))
    const opened = vi.spyOn(platform(), 'openLink').mockImplementation(() => undefined)
    const player = await open('500.00 บาท https://wallet.example/v2.50/a')
    const link = await (await list()).findByRole('link')
    await player.click(link)
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://wallet.example/v2.50/a')
    expect(link.parentElement).not.toHaveTextContent('500')
  })

  it('as buttons opens links, and sends any other button once', async () => {
    const opened = vi.spyOn(platform(), 'openLink').mockImplementation(() => undefined)
    const player = await open({
      message_type: 'buttons',
      payload: {
        message: 'choose',
        buttons: [
          { title: 'Site', type: 'web_url', payload: 'https://wallet.example/' },
          { title: 'Telegram', type: 'web_url', payload: 'tg://resolve?domain=wallet' },
          { title: 'Evil', type: 'web_url', payload: 'javascript:alert(1)' },
          { title: 'Yes', type: 'postback', payload: 'YES' },
        ],
      },
    })
    await player.click(await (await list()).findByRole('link', { name: 'Site' }))
    await player.click(await (await list()).findByRole('link', { name: 'Telegram' }))
    expect(opened.mock.calls).toEqual([['https://wallet.example/'], ['tg://resolve?domain=wallet']])
    expect((await list()).getByRole('button', { name: 'Evil' })).toBeDisabled()
    const yes = (await list()).getByRole('button', { name: 'Yes' })
    // At once: on a busy machine the second tap of `dblClick` comes too late for a double tap.
    fireEvent.click(yes)
    fireEvent.click(yes)
    // The button and one answer.
    expect((await list()).getAllByText('Yes')).toHaveLength(2)
    await waitFor(() =>
      expect(sent()).toEqual([{ message_type: 'postback', payload: { message: 'Yes', payload: 'YES' } }]),
    )
  })

  it('as quick replies offers them until the next message', async () => {
    const buttons = [{ title: 'Yes', type: 'postback', payload: 'YES' }]
    const player = await open({ message_type: 'quick_replies', payload: { message: 'Is it?', buttons } })
    await player.click(await (await list()).findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: texts.quickReplies })).not.toBeInTheDocument())
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('as a picture is shown, and enlarged with a tap', async () => {
    const payload = { fileType: 'image/png', filePath: 'sandbox/media/x.png', name: 'x.png' }
    const player = await open({ message_type: 'media', payload })
    const button = await (await list()).findByRole('button', { name: texts.enlarge.replace('{{name}}', 'x.png') })
    expect(button.querySelector('img')).toHaveAttribute('src', `${window.location.origin}/sandbox/media/x.png`)
    await player.click(button)
    const large = within(await screen.findByRole('dialog', { name: 'x.png' }))
    await player.click(large.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'x.png' })).not.toBeInTheDocument())
    expect(await writing()).toBeVisible()
  })

  test.each([
    ['from elsewhere', { fileType: 'image/png', url: 'https://evil.example/x.png', name: 'x.png' }],
    ['of another kind', { fileType: 'application/pdf', filePath: 'x.pdf', name: 'x.png' }],
  ])('as a file %s is shown by its name', async (_, payload) => {
    await open({ message_type: 'media', payload })
    expect(await (await list()).findByText('x.png')).toBeVisible()
    expect((await list()).queryByRole('button', { name: /x\.png/ })).not.toBeInTheDocument()
  })

  it('as a picture that does not load is shown by its name', async () => {
    await open({ message_type: 'media', payload: { fileType: 'image/png', filePath: 'x.png', name: 'x.png' } })
    const button = await (await list()).findByRole('button', { name: /x\.png/ })
    fireEvent.error(button.querySelector('img') as Element)
    expect((await list()).getByText('x.png')).toBeVisible()
  })

  describe('as a video', () => {
    const payload = { fileType: 'video/mp4', filePath: 'sandbox/media/x.mp4', name: 'x.mp4' }
    const start = async () =>
      (await list()).findByRole('button', { name: texts.playVideo.replace('{{name}}', 'x.mp4') })

    it('shows a still picture until tapped, then plays with the browser’s controls', async () => {
      const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
      const player = await open({ message_type: 'media', payload })
      const button = await start()
      const video = (await list()).getByLabelText('x.mp4')
      expect(video).not.toHaveAttribute('controls')
      expect(play).not.toHaveBeenCalled()
      await player.click(button)
      expect(play).toHaveBeenCalledOnce()
      expect(video).toHaveAttribute('controls')
      expect(video).toHaveFocus()
      expect(button).not.toBeInTheDocument()
    })

    it('says how long it is once the browser knows', async () => {
      await open({ message_type: 'media', payload })
      const button = await start()
      const video = (await list()).getByLabelText('x.mp4')
      expect(button).not.toHaveTextContent(/\d/)
      Object.defineProperty(video, 'duration', { value: 65 })
      fireEvent.loadedMetadata(video)
      expect(button).toHaveTextContent('01:05')
    })

    it('keeps its controls without an error if the browser does not begin to play', async () => {
      vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('Not now', 'NotAllowedError'))
      const player = await open({ message_type: 'media', payload })
      await player.click(await start())
      expect((await list()).getByLabelText('x.mp4')).toHaveAttribute('controls')
    })

    it('is shown by its name if it does not load', async () => {
      await open({ message_type: 'media', payload })
      await start()
      fireEvent.error((await list()).getByLabelText('x.mp4'))
      expect((await list()).getByText('x.mp4')).toBeVisible()
      expect((await list()).queryByRole('button', { name: /x\.mp4/ })).not.toBeInTheDocument()
    })
  })

  it('as cards and as an unknown type is shown', async () => {
    chat.say(guest, { message_type: 'sticker', payload: {} })
    await open({
      message_type: 'generic',
      payload: {
        generic: [
          {
            image_url: null,
            title: 'Card',
            subtitle: 'More',
            buttons: [{ title: 'Go', type: 'postback', payload: 'G' }],
          },
        ],
      },
    })
    const cards = within(await (await list()).findByRole('list', { name: texts.cards }))
    expect(cards.getByText('Card')).toBeVisible()
    expect(cards.getByRole('button', { name: 'Go' })).toBeVisible()
    expect((await list()).getByText(texts.unknownMessage)).toBeVisible()
  })

  it('appears from the history if the socket delivers it in a form that cannot be read', async () => {
    await open('before')
    await (await list()).findByText('before')
    const { createdAt: _, ...undated } = chat.say(guest, text('after'))
    await fakeSocket.deliver(undated)
    expect(await (await list()).findByText('after')).toBeVisible()
  })

  it('is announced to screen readers, unlike earlier messages', async () => {
    await open('old')
    await (await list()).findByText('old')
    await desk('new')
    const log = within((await dialog()).getByRole('log', { name: texts.newMessages }))
    expect(await log.findByText(texts.supportSaid.replace('{{text}}', 'new'))).toBeInTheDocument()
    expect(log.queryByText(/old/)).not.toBeInTheDocument()
  })

  it('in another session appears below the end of the session before', async () => {
    chat.say(guest, 'before')
    chat.end(guest)
    await open('after')
    expect(await (await list()).findByText(texts.conversationEnd)).toBeVisible()
    expect((await list()).getByText(texts.today)).toBeVisible()
  })
})

test('the hours of support and its usual time to answer appear if the operator sets them', async () => {
  Object.assign(settings, { VITE_SUPPORT_HOURS: '09:00-23:00', VITE_SUPPORT_REPLY_MINUTES: 5 })
  await openGuest()
  expect(await (await dialog()).findByText('เปิด 09:00–23:00 น. (เวลาไทย) · มักตอบภายใน 5 นาที')).toBeVisible()
})

test('no hours of support appear if the operator sets none', async () => {
  await openGuest()
  await writing()
  expect((await dialog()).queryByText(/เวลาไทย|มักตอบ/)).not.toBeInTheDocument()
})

describe('a long conversation', () => {
  const region = async () => (await dialog()).findByRole('region', { name: texts.conversation })
  /** Waits until the list rests at its end, where it loads nothing more by itself. */
  const farFromTheTop = async () => {
    const rows = await region()
    await waitFor(() => expect(rows.scrollTop).toBeGreaterThan(200))
    await rest(rows)
    return rows
  }

  it('opens at its end, and loads older messages on the way up to its beginning', async () => {
    seed(25)
    const player = await openGuest()
    expect(await (await list()).findByText('m25')).toBeVisible()
    await scrollTo(await region(), 0)
    for (;;) {
      await waitFor(() => expect(screen.queryByText(texts.loadingOlder)).not.toBeInTheDocument())
      await scrollTo(await region(), 0)
      const more = screen.queryByRole('button', { name: texts.showOlder })
      if (screen.queryByText(texts.beginning)) break
      if (more) await player.click(more)
    }
    expect((await list()).getByText('m1')).toBeVisible()
  })

  it('says that older messages cannot be read, and tries again', async () => {
    seed(40)
    const player = await openGuest()
    const rows = await farFromTheTop()
    expect((await list()).queryByText('m1')).not.toBeInTheDocument()
    sandbox.control.addFault({ method: 'POST', path: '/api/chat/history', kind: 'fail', times: 9 })
    await scrollTo(rows, 0)
    await (await list()).findByRole('button', { name: texts.tryAgain })
    sandbox.control.clearFaults()
    await player.click(await (await list()).findByRole('button', { name: texts.tryAgain }))
    await waitFor(() => expect(rows.scrollTop).toBeGreaterThan(200))
    await rest(rows)
    await scrollTo(rows, 0)
    expect(await (await list()).findByText('m11')).toBeInTheDocument()
  })

  it('stays where the player reads, with a button to the new messages', async () => {
    seed(30)
    const player = await openGuest()
    const rows = await farFromTheTop()
    await scrollTo(rows, rows.scrollTop - 61)
    await rest(rows)
    const before = rows.scrollTop
    await desk('newest')
    const jumpName = texts.jumpNew_other.replace('{{count}}', '1')
    const jump = await (await dialog()).findByRole('button', { name: jumpName })
    expect(rows.scrollTop).toBe(before)
    await player.click(jump)
    expect(await (await list()).findByText('newest')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: jumpName })).not.toBeInTheDocument())
  })

  it('follows new messages while its end is visible', async () => {
    seed(30)
    await openGuest()
    await farFromTheTop()
    for (const index of [1, 2, 3]) await desk(`more ${index}`)
    expect(await (await list()).findByText('more 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: texts.jumpDown })).not.toBeInTheDocument()
  })

  it('renders only the visible rows', async () => {
    seed(200)
    await openGuest()
    await (await list()).findByText('m200')
    expect((await region()).querySelectorAll('p').length).toBeLessThan((viewHeight / rowHeight) * 12)
  })
})

describe('the chat’s connection', () => {
  it('shows whether it is connecting, lost or up, and does not flicker while retrying', async () => {
    fakeSocket.next = null
    await openGuest()
    expect(await (await dialog()).findByText(texts.connecting)).toBeVisible()
    await fakeSocket.setState('lost')
    expect(await (await dialog()).findByText(texts.noLine)).toBeVisible()
    expect((await dialog()).getByText(texts.notConnected)).toBeVisible()
    await fakeSocket.setState('connecting')
    expect((await dialog()).getByText(texts.noLine)).toBeVisible()
    expect((await dialog()).getByText(texts.notConnected)).toBeVisible()
    await fakeSocket.setState('connected')
    expect((await dialog()).queryByText(texts.noLine)).not.toBeInTheDocument()
    expect((await dialog()).queryByText(texts.notConnected)).not.toBeInTheDocument()
  })

  it('says that the device is offline before the socket knows', async () => {
    await openGuest()
    await (await dialog()).findByRole('textbox')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await (await dialog()).findByText(texts.noLine)).toBeVisible()
    expect((await dialog()).getByText(texts.notConnected)).toBeVisible()
    onLine.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect((await dialog()).queryByText(texts.noLine)).not.toBeInTheDocument()
  })

  it('shows that it is refused', async () => {
    fakeSocket.next = 'refused'
    chat.say(guest, 'hello')
    await openGuest()
    expect(await (await dialog()).findByText(texts.refused)).toBeVisible()
    expect((await dialog()).getByText(texts.notConnected)).toBeVisible()
    expect((await dialog()).getByRole('button', { name: texts.tryAgain })).toBeVisible()
  })

  it('can be retried if the configuration cannot be read', async () => {
    refuse('/api/chat/config')
    const player = await openGuest()
    await player.click(await (await dialog()).findByRole('button', { name: 'ลองใหม่' }))
    expect(await writing()).toBeVisible()
  })

  it('shows an error, not an empty conversation, if nothing can be read', async () => {
    seed(3)
    const answers = [[{ sender: 7, createdAt: 7 }, {}]]
    amend('/api/chat/history', (answer) => answers.pop() ?? answer)
    const player = await openGuest()
    await (await dialog()).findByText(texts.syncFailed)
    expect(screen.queryByText(texts.helloTitle)).toBeNull()
    await player.click((await dialog()).getByRole('button', { name: 'ลองใหม่' }))
    expect(await (await list()).findByText('m3')).toBeInTheDocument()
  })

  it('offers another way to the team if nothing can be read', async () => {
    refuse('/api/chat/history')
    const player = await openGuest()
    await player.click(await (await dialog()).findByRole('button', { name: texts.otherContact }))
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/contact'))
  })

  it('shows a skeleton, and a failed read can be retried', async () => {
    const release = keepBack('/api/chat/history')
    sandbox.control.addFault({ method: 'POST', path: '/api/chat/history', kind: 'fail', times: 9 })
    const player = await openGuest()
    expect(await (await dialog()).findByText(texts.loadingChat)).toBeInTheDocument()
    release()
    await (await dialog()).findByText(texts.syncFailed)
    expect((await dialog()).getByText(texts.noLine)).toBeVisible()
    // Who writes all the same sees that it waits, and still why.
    await player.type(await writing(), 'm1')
    await player.click(await send())
    expect(await (await list()).findByText('m1')).toBeInTheDocument()
    expect(await (await dialog()).findByText(texts.stale)).toBeVisible()
    sandbox.control.clearFaults()
    await player.click((await dialog()).getByRole('button', { name: texts.tryAgain }))
    await waitFor(() => expect(sent()).toEqual([text('m1')]))
    await waitFor(() => expect(screen.queryByText(texts.stale)).not.toBeInTheDocument())
  })
})
