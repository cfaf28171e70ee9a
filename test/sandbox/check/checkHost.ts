/** The client around the page, by its raw bridge and plain web APIs: this page shares nothing with the app that it judges. */
export interface CheckHost {
  readonly family: 'telegram' | 'line' | 'browser'
  /** As the table of docs/clients.md names it. */
  readonly client: string
  readonly version: string
  post(type: string, data?: object): void
  note(event: string): void
  /** Calls back at an event of the client or the page. @returns what ends that. */
  on(event: string, listener: (data: unknown) => void): () => void
  /** True if an event comes within three seconds after a message, unless its status is `bad`. */
  answers(message: string, data: object, event: string, bad?: string): Promise<boolean>
  /** What can be read without a question. */
  read(): Record<string, string>
}

interface Bridges {
  TelegramWebviewProxy?: { postEvent(type: string, json: string): void }
  external?: { notify?(json: string): void }
}

/** Null where it is refused. */
export function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

/** Telegram's parameters come at the launch only. Kept where the app's SDK keeps them, each page knows them after the other. */
function launchParameters(): URLSearchParams {
  const name = 'tapps/launchParams'
  const storage = storageOf('sessionStorage')
  const given = location.hash.slice(1)
  if (!given.includes('tgWebApp')) return new URLSearchParams(JSON.parse(storage?.getItem(name) ?? '""') as string)
  storage?.setItem(name, JSON.stringify(given))
  return new URLSearchParams(given)
}

const telegrams: Record<string, string> = {
  weba: 'Telegram Web A',
  web: 'Telegram Web K',
  webk: 'Telegram Web K',
  ios: 'Telegram for iOS',
  android: 'Telegram for Android',
  tdesktop: 'Telegram Desktop',
  macos: 'Telegram for macOS',
}

function clientOf(parameters: URLSearchParams): Pick<CheckHost, 'family' | 'client' | 'version'> {
  const { userAgent } = navigator
  const platform = parameters.get('tgWebAppPlatform')
  if (platform !== null) {
    const version = /Telegram-\w+\/([\d.]+)/.exec(userAgent)?.[1] ?? `API ${parameters.get('tgWebAppVersion') ?? ''}`
    return { family: 'telegram', client: telegrams[platform] ?? `Telegram ${platform}`, version }
  }
  // Its storage is refused, so a page that is not its first does not know more.
  if ('TelegramWebviewProxy' in window) return { family: 'browser', client: 'an unknown Telegram', version: '' }
  const line = /\bLine\/([\d.]+)/.exec(userAgent)?.[1]
  const liff = / LIFF\b/.test(userAgent) || storageOf('sessionStorage')?.getItem('LIFF_STORE:isInClient') === '1'
  if (line !== undefined && liff)
    return { family: 'line', client: /Android/.test(userAgent) ? 'LINE for Android' : 'LINE for iOS', version: line }
  const [, name = 'unknown', major = ''] =
    /(SamsungBrowser|CriOS|EdgA?|Firefox|FxiOS|Chrome|Version)\/(\d+)/.exec(userAgent) ?? []
  const browser = `${name === 'Version' ? 'Safari' : name} ${major}`.trim()
  if (line !== undefined) return { family: 'browser', client: 'LINE’s plain browser', version: line }
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop'
  return { family: 'browser', client: `a browser on a ${device}`, version: browser }
}

const visual = () => window.visualViewport

const viewport = () =>
  `${innerWidth}×${innerHeight}, visible ${Math.round(visual()?.height ?? 0)} from ${Math.round(visual()?.offsetTop ?? 0)}`

/** `kept`: what was read before a reload, by whom. */
export function connectHost(kept: { who: string; read: Record<string, string> } | null): CheckHost {
  const parameters = launchParameters()
  const who = clientOf(parameters)
  const earlier = kept?.who === `${who.client} ${who.version}` ? kept.read : {}
  const events = new Map<string, unknown>(earlier['events']?.split(', ').map((name) => [name, undefined]))
  const listeners = new Set<readonly [string, (data: unknown) => void]>()
  const note = (event: string, data?: unknown) => {
    events.set(event, data)
    // Of now alone: the next screen may wait for the same event.
    const waiting = [...listeners].filter(([name]) => name === event)
    for (const [, listener] of waiting) listener(data)
  }
  const on: CheckHost['on'] = (event, listener) => {
    const entry = [event, listener] as const
    listeners.add(entry)
    return () => listeners.delete(entry)
  }
  const post: CheckHost['post'] = (type, data = {}) => {
    const { TelegramWebviewProxy: proxy, external } = window as unknown as Bridges
    const json = JSON.stringify({ eventType: type, eventData: data })
    if (proxy) proxy.postEvent(type, JSON.stringify(data))
    else if (external?.notify) external.notify(json)
    else if (window.parent !== window) window.parent.postMessage(json, '*')
  }
  const host = { ...who, post, note, on }
  listen(note)
  const before = viewport()
  let withKeyboard = earlier['keyboard'] ?? 'no keyboard came'
  const full = visual()?.height ?? 0
  visual()?.addEventListener('resize', () => {
    if (document.activeElement?.matches('input') && (visual()?.height ?? 0) < full - 100) withKeyboard = viewport()
  })
  if (host.family === 'telegram')
    for (const type of ['ready', 'expand', 'request_theme', 'request_safe_area', 'request_content_safe_area'])
      post(`web_app_${type}`)
  return {
    ...host,
    answers: (message, data, event, bad) =>
      new Promise((resolve) => {
        const stop = on(event, (told) => end(bad === undefined || Reflect.get(Object(told), 'status') !== bad))
        const end = (result: boolean) => {
          stop()
          resolve(result)
        }
        setTimeout(end, 3_000, false)
        post(message, data)
      }),
    read: () => ({
      agent: navigator.userAgent,
      language: navigator.language,
      launch: parameters.has('tgWebAppVersion') ? `API ${parameters.get('tgWebAppVersion')}` : 'no parameters',
      theme: `${matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}, client ${/"bg_color":"(#\w+)"/.exec(parameters.get('tgWebAppThemeParams') ?? '')?.[1] ?? 'silent'}`,
      'safe areas': safeAreas(events),
      viewport: `${before}, screen ${screen.width}×${screen.height} at ${devicePixelRatio}`,
      keyboard: withKeyboard,
      events: [...events.keys()].join(', ') || 'none',
      absent: absent().join(', ') || 'nothing',
    }),
  }
}

/** Notes what the page and the client tell: iOS calls one object, Android and the desktop the other, the web posts messages. */
function listen(note: (event: string, data?: unknown) => void): void {
  const receiveEvent = (event: string, data: unknown) => {
    note(event, data)
    if (event === 'visibility_changed')
      note(Reflect.get(Object(data), 'is_visible') === true ? 'came back' : 'went away')
  }
  Object.assign(window, { TelegramGameProxy: { receiveEvent }, Telegram: { WebView: { receiveEvent } } })
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || typeof data !== 'string' || !data.includes('eventType')) return
    const { eventType, eventData } = JSON.parse(data) as { eventType: string; eventData: unknown }
    receiveEvent(eventType, eventData)
  })
  for (const name of ['popstate', 'pageshow', 'pagehide']) window.addEventListener(name, () => note(name))
  // With the time of leaving, so that a file chooser of the screen before does not count.
  let leftAt = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now()
    note(document.hidden ? 'went away' : 'came back', document.hidden ? undefined : leftAt)
  })
}

/** The page's insets as the browser knows them, and as the client has told. */
function safeAreas(events: ReadonlyMap<string, unknown>): string {
  const probe = document.createElement('i')
  probe.style.cssText = `position:fixed;padding:${['top', 'right', 'bottom', 'left'].map((side) => `env(safe-area-inset-${side})`).join(' ')}`
  document.body.append(probe)
  const { padding } = getComputedStyle(probe)
  probe.remove()
  const told = ['safe_area_changed', 'content_safe_area_changed'].map((name) => JSON.stringify(events.get(name)))
  return `page ${padding}, client ${told[0] ?? 'silent'}, its controls ${told[1] ?? 'silent'}`
}

/** Which of the features that the app uses are missing here. */
function absent(): string[] {
  const missing = ['share', 'clipboard', 'vibrate', 'locks', 'wakeLock'].filter((name) => !(name in navigator))
  const others = ['visualViewport', 'BroadcastChannel', 'PublicKeyCredential'].filter((name) => !(name in window))
  const refused = (['localStorage', 'sessionStorage'] as const).filter((kind) => !storageOf(kind))
  return [...missing, ...others, ...refused]
}
