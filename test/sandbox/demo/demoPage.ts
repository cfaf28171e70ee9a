import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { createBackend } from '../backend.ts'
import type { Language } from '../catalogue/inEach.ts'
import { dropSockets } from '../chat/delivery.ts'
import type { Chat, ChatRoom } from '../chat/state.ts'
import { dropHeader } from '../faults.ts'
import type { SandboxState } from '../state/state.ts'
import { serveChatInPage } from './demoChat.ts'

/** The whole backend in the page of a demo. The first script of all, as the page's head already asks for data. */

declare const __BRAND__: string
declare const __GIFT_LINK_KEY__: string

interface Kept {
  readonly state: SandboxState
  readonly chat: Pick<Chat, 'sessions' | 'desk' | 'faults'> & { readonly rooms: readonly ChatRoom[] }
}

const key = 'demo'
let kept: string | null = null
const device = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const backend = createBackend({
  store: {
    load(isUsable) {
      const text = device()
      const { state = null } = JSON.parse(text ?? '{}') as Partial<Kept>
      if (isUsable(state)) return state
      // Of another version: left behind.
      kept = text
      return null
    },
    save: () => keep(),
  },
  giftLinkKey: __GIFT_LINK_KEY__,
  name: __BRAND__,
  isDemo: true,
  quiet: true,
})
const { context } = backend
const { state, chat } = context

/** Keeps state and chat on the device. Where it keeps nothing, they live as long as the page. */
function keep(): void {
  const { sessions, desk, faults } = chat
  const text = JSON.stringify({
    state,
    chat: { sessions, desk, faults, rooms: [...chat.rooms.values()] },
  } satisfies Kept)
  if (text === kept) return
  kept = text
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or refused.
  }
}

/** Takes over what the device has from before, or from another tab. */
function catchUp(): void {
  const text = device()
  if (text === null || text === kept) return
  kept = text
  const { state: newState, chat: newChat } = JSON.parse(text) as Kept
  const { rooms, ...rest } = newChat
  const isNew = JSON.stringify(rooms) !== JSON.stringify([...chat.rooms.values()])
  Object.assign(state, newState)
  Object.assign(chat, rest)
  if (rooms.length === 0) chat.rooms.clear()
  // The desk may be about to answer in a room, which therefore stays the same object.
  for (const room of rooms) chat.rooms.set(room.name, Object.assign(chat.rooms.get(room.name) ?? room, room))
  // The app reads a chat anew that it was cut off from.
  if (isNew) for (const { name } of rooms) dropSockets(chat, name)
}

catchUp()
window.addEventListener('storage', catchUp)
serveChatInPage(context)
// The desk also writes by itself.
chat.socketServers.add({ emit: keep, drop: () => undefined, count: () => 0 })

async function answer(request: Request): Promise<Response> {
  catchUp()
  const response = await backend.fetch(request)
  keep()
  return response
}

const isSandboxs = (address: string) => {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && /^\/(api|sandbox)(\/|$)/.test(pathname)
}

for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    if (!isSandboxs(request.url)) return
    const response = await answer(request)
    if (response.headers.has(dropHeader)) controller.errorWith(new TypeError('Failed to fetch'))
    else controller.respondWith(response)
  })
}

// Pictures that players have sent are no files of the host.
const onMissing = async (event: Event) => {
  const { target } = event
  if (!(target instanceof HTMLImageElement) || !isSandboxs(target.src)) return
  // The app would show the file's name in the picture's place.
  event.stopImmediatePropagation()
  const response = await answer(new Request(target.src))
  const reader = new FileReader()
  reader.addEventListener('load', () => (target.src = String(reader.result)))
  // An address of no picture fails once more, and the app hears of it.
  if (response.ok) reader.readAsDataURL(await response.blob())
  else target.src = 'data:,'
}
window.addEventListener('error', (event) => void onMissing(event), { capture: true })

// A host takes no posted form. The page of the game finds the fields in its address.
const { submit } = HTMLFormElement.prototype
HTMLFormElement.prototype.submit = function () {
  if (!isSandboxs(this.action)) return submit.call(this)
  const fields = [...new FormData(this)].map(([name, value]) => [name, String(value)])
  location.assign(`${this.action}?${new URLSearchParams(fields)}`)
}

const isSandboxPage = /^\/sandbox(\/|$)/.test(location.pathname)
if (isSandboxPage) void showSandboxPage()
else document.addEventListener('DOMContentLoaded', showStrip)

/** Shows the control page, a game's site or whatever else the sandbox has at this address, in the place of the app. */
async function showSandboxPage(): Promise<void> {
  // What is left of the app's page becomes a text that nobody sees, and runs nothing.
  document.write('<plaintext hidden>')
  const { origin, pathname, search } = location
  const fields = new URLSearchParams(search)
  const form = fields.has('username') ? { method: 'POST', body: fields } : {}
  const path = pathname.replace(/\/$/, '')
  const response = await answer(new Request(origin + path + (form.body ? '' : search), form))
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    return location.replace(URL.createObjectURL(await response.blob()))
  document.documentElement.innerHTML = await response.text()
  document.documentElement.lang = 'en'
  document.addEventListener('submit', (event) => void send(event))
  showStrip()
}

async function send(event: SubmitEvent): Promise<void> {
  event.preventDefault()
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement)) return
  const body = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]))
  if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value)
  // Whoever starts again has no session either.
  if (target.action.endsWith('/sandbox/reset')) localStorage.clear()
  const response = await answer(new Request(target.action, { method: 'POST', body }))
  if (response.status < 400) location.reload()
  else document.body.textContent = await response.text()
}

const texts: Record<string, readonly string[]> = {
  th: ['แอปทดลอง ไม่มีเงินจริง', 'บัญชีทดลองและแผงควบคุม', 'ตรวจเครื่องนี้', 'กลับไปที่แอป'],
  lo: ['ແອັບທົດລອງ ບໍ່ແມ່ນເງິນແທ້', 'ບັນຊີທົດລອງ ແລະ ແຜງຄວບຄຸມ', 'ກວດເຄື່ອງນີ້', 'ກັບໄປແອັບ'],
  en: ['Demo: no real money', 'Logins and controls', 'Check this phone', 'Back to the app'],
} satisfies Record<Language, readonly string[]>

/** Says on every page that no money is real, and leads to the control page, or back, and to the check of the phone. */
function showStrip(): void {
  const strip = document.createElement('div')
  const [place, check] = [document.createElement('a'), document.createElement('a')]
  Object.assign(place, { href: isSandboxPage ? '/' : '/sandbox' })
  Object.assign(check, { href: '/check' })
  strip.append(place, check)
  // By the object model, as the page's policy lets through no style attribute.
  strip.style.cssText =
    'display:flex;flex-wrap:wrap;gap:0 12px;justify-content:center;padding:0 12px;background:#fde68a;font:14px/1.4 system-ui,sans-serif'
  for (const link of [place, check])
    link.style.cssText =
      'display:flex;align-items:center;min-height:44px;margin:0;color:#1c1917;text-decoration:underline'
  const speak = () => {
    const [notice, control, phone, back] = texts[document.documentElement.lang] ?? ['', '', '', '']
    place.textContent = `${notice} · ${isSandboxPage ? back : control}`
    check.textContent = phone ?? ''
  }
  speak()
  new MutationObserver(speak).observe(document.documentElement, { attributeFilter: ['lang'] })
  document.body.prepend(strip)
}
