import { connectHost, storageOf } from './checkHost.ts'
import { writeReport, type Answer } from './checkReport.ts'
import { copied, share, steps, type Step } from './checkSteps.ts'

/** The check's script: one screen after the other, then the report. */

interface Kept {
  /** Client and version; others begin anew. */
  who: string
  at: number
  lang: 'th' | 'en'
  answers: Record<string, Answer>
  read: Record<string, string>
  /** YYYY-MM-DD of the last answer. */
  date: string
}

// On the device, because one step may close the page.
const key = 'wallet-check'
const earlier = JSON.parse(storageOf('localStorage')?.getItem(key) ?? 'null') as Kept | null
const host = connectHost(earlier)
const { client, version } = host
const who = `${client} ${version}`
const kept: Kept = earlier?.who === who ? earlier : { who, at: -1, lang: 'th', answers: {}, read: {}, date: '' }
const asked = steps.filter(({ when }) => when?.(host) ?? true)
const screens = asked.filter(({ read }) => !read)

const words = {
  start: ['เริ่ม', 'Start'],
  intro: ['ตรวจว่าแอปนี้ทำอะไรได้บนเครื่องนี้ ใช้เวลาห้านาที', 'Five minutes to see what this client does on this device.'],
  try: ['ลองเลย', 'Try it'],
  first: ['แตะ “ลองเลย” ก่อน', 'Tap “Try it” first.'],
  alone: ['หน้านี้จะไปต่อเอง', 'This page goes on by itself.'],
  yes: ['ใช่', 'Yes'],
  no: ['ไม่', 'No'],
  nothing: ['ไม่มีอะไรเกิดขึ้น', 'Nothing happened'],
  'not sure': ['ไม่แน่ใจ', 'Not sure'],
  back: ['ก่อนหน้า', 'Previous'],
  done: ['เสร็จแล้ว ส่งข้อความนี้ให้ผู้ที่ขอให้ตรวจ', 'Done. Send this text to whoever asked for the check.'],
  copy: ['คัดลอก', 'Copy'],
  share: ['แชร์', 'Share'],
  failed: ['ไม่สำเร็จ แตะค้างที่ข้อความเพื่อคัดลอก', 'That failed. Hold the text to copy it.'],
  copied: ['คัดลอกแล้ว', 'Copied'],
  app: ['เปิดแอป', 'Open the app'],
  again: ['เริ่มใหม่', 'Start again'],
  close: ['ปิด', 'Close'],
} as const
const say = (word: keyof typeof words) => words[word][kept.lang === 'th' ? 0 : 1]

type Attributes = Record<string, string | ((event: Event) => unknown)>

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (typeof value === 'string') element.setAttribute(attribute, value)
    else element.addEventListener(attribute, value)
  element.append(...children)
  return element
}

const button = (text: string, click: () => unknown, kind = '') => make('button', { click, class: kind }, text)

let leave = () => undefined as unknown

function go(at: number): void {
  kept.at = Math.min(at, screens.length)
  kept.read = host.read()
  storageOf('localStorage')?.setItem(key, JSON.stringify(kept))
  leave()
  leave = () => undefined
  const screen = screens[kept.at]
  document.documentElement.lang = kept.lang
  const head = make('header', {}, who, button(kept.lang === 'th' ? 'EN' : 'ไทย', changeLanguage))
  const content = screen ? question(screen) : kept.at < 0 ? start() : end()
  document.querySelector('main')?.replaceChildren(head, ...content)
  document.querySelector('h1')?.focus()
}

/** Also what throws at once, where a feature is missing, is a refused promise. */
const attempt = async (act: () => unknown): Promise<unknown> => act()

function changeLanguage(): void {
  kept.lang = kept.lang === 'th' ? 'en' : 'th'
  go(kept.at)
}

const title = (text: string, id = '') => make('h1', { tabindex: '-1', id }, text)
const label = (step: Step) => step[kept.lang] ?? ''
const openApp = () => make('a', { href: '/' }, say('app'))
const start = () => [title(say('intro')), button(say('start'), () => go(0)), openApp()]

function question(step: Step): Node[] {
  const shownAt = Date.now()
  const answer = (value: Answer) => {
    kept.answers[step.id] = value
    // Swedes write dates as the report does.
    kept.date = new Date().toLocaleDateString('sv')
    go(kept.at + 1)
  }
  const undo = step.shown?.(host)
  const stop =
    step.event === undefined
      ? undefined
      : host.on(step.event, (at) => (typeof at !== 'number' || at >= shownAt) && answer('yes'))
  const answers = make('div', { class: 'answers', inert: '' })
  // The second tap of two is none of this question's.
  const awake = setTimeout(() => answers.removeAttribute('inert'), 400)
  leave = () => [clearTimeout(awake), stop?.(), undo?.()]
  const { event, run } = step
  const tried = () => attempt(() => run?.(host)).catch(() => host.note(`${step.id} failed`))
  const [max, value] = [String(screens.length), String(kept.at)]
  answers.append(
    ...(event === undefined ? [button(say('yes'), () => answer('yes'), 'plain')] : []),
    button(say(event === undefined ? 'no' : 'nothing'), () => answer('no'), 'plain'),
    button(say('not sure'), () => answer('not sure'), 'plain'),
  )
  return [
    make('progress', { max, value, 'aria-label': `${value}/${max}` }),
    title(label(step), step.id),
    make('p', {}, [run && say('first'), event && say('alone')].filter(Boolean).join(' ')),
    ...(run ? [button(say('try'), tried)] : []),
    ...(step.part ? [parts[step.part](step)] : []),
    answers,
    button(say('back'), () => go(kept.at - 1), 'quiet'),
  ]
}

/** What a screen shows to try. */
const parts: Record<NonNullable<Step['part']>, (step: Step) => HTMLElement> = {
  field: () =>
    make('input', {
      'aria-label': copied,
      input: ({ target }) => (target as HTMLInputElement).value.trim() === copied && host.note('pasted'),
    }),
  dialog: (step) => {
    const box = make('div', { class: 'box', role: 'dialog', 'aria-label': label(step) })
    const close = button(say('close'), () => box.remove())
    box.append(make('input', { 'aria-label': label(step) }), close)
    // As the app does.
    const rise = ({ height, offsetTop }: VisualViewport) =>
      (box.style.bottom = `${Math.max(0, window.innerHeight - height - offsetTop)}px`)
    const view = window.visualViewport
    for (const event of ['resize', 'scroll']) view?.addEventListener(event, () => rise(view))
    return box
  },
  pages: () => {
    const list = make('ol', { class: 'pages', tabindex: '0' })
    let oldest = 1_000
    const addOlder = () => {
      const { scrollHeight } = list
      list.prepend(...Array.from({ length: 30 }, (_, line) => make('li', {}, String(oldest - 30 + line))))
      oldest -= 30
      list.scrollTop += list.scrollHeight - scrollHeight
    }
    list.addEventListener('scroll', () => list.scrollTop < 200 && addOlder())
    requestAnimationFrame(addOlder)
    return list
  },
  picture: () => {
    const img = make('img', { src: '/icon-192.png', alt: '', width: '192', height: '192' })
    return client.startsWith('a browser') ? make('a', { href: img.src, download: '' }, img) : img
  },
  files: (step) =>
    make('input', {
      type: 'file',
      'aria-label': label(step),
      accept: step.accept ?? '',
      change: () => host.note('file'),
    }),
}

function end(): Node[] {
  const text = make('textarea', { readonly: '', rows: '12', 'aria-label': 'wallet-check' })
  const status = make('p', { role: 'status' })
  const tell = (act: () => unknown, good: string) => () =>
    attempt(act).then(
      () => (status.textContent = good),
      () => {
        status.textContent = say('failed')
        text.select()
      },
    )
  const copy = () =>
    navigator.clipboard.writeText(text.value).catch((error: unknown) => {
      text.select()
      if (!document.execCommand('copy')) throw error
    })
  const ways = make(
    'div',
    { class: 'answers', inert: '' },
    button(say('copy'), tell(copy, say('copied'))),
    button(
      say('share'),
      tell(() => share(host, text.value), ''),
    ),
  )
  void write(text).then(() => ways.removeAttribute('inert'))
  return [
    title(say('done')),
    text,
    status,
    ways,
    button(say('back'), () => go(kept.at - 1), 'quiet'),
    button(say('again'), startAgain, 'quiet'),
    openApp(),
  ]
}

function startAgain(): void {
  storageOf('localStorage')?.removeItem(key)
  location.reload()
}

/** Asked at once, as a client may take seconds to answer. */
const readings = asked.flatMap(({ id, read }) => (read ? [read(host).then((works) => [id, works] as const)] : []))

async function write(text: HTMLTextAreaElement): Promise<void> {
  for (const [id, works] of await Promise.all(readings)) kept.answers[id] = works ? 'yes' : 'no'
  const { answers, date } = kept
  text.append(writeReport({ client, version, date, answers, read: host.read() }))
}

go(kept.at)
