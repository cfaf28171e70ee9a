import { runInThisContext } from 'node:vm'
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { parse } from 'acorn'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type en from '../../../../locales/en/outdated.json'
import { guardScript, outdatedScript } from '../../../../src/firstFrame/build/pageScripts.ts'
import { languages } from '../../../../src/i18n/languages.ts'
import { compare } from '../../../tools/floor/data.ts'

const settings = { VITE_REGION: 'th', VITE_API_BASE: 'https://api.example' } as const
const file = '/assets/outdated.js'
const texts = import.meta.glob<typeof en>('/locales/*/outdated.json', { import: 'default' })
const textsOf = (language: string) =>
  texts[`/locales/${language}/outdated.json`]?.() ?? Promise.reject(new Error(`no outdated.json in ${language}`))
const scripts = { guard: (await guardScript())(file), message: await outdatedScript(settings, textsOf) }

/** The names that the guard asks for, which jsdom may lack. */
const asked = [
  [window, 'HTMLDialogElement'],
  [window, 'structuredClone'],
  [Array.prototype, 'findLast'],
  [AbortSignal.prototype, 'throwIfAborted'],
] as const

/** Runs a script as the page does. */
const run = (code: string) => void runInThisContext(code)

/** The contact's request, answered by the test. */
class FakeRequest {
  static sent: FakeRequest[] = []
  readonly headers: Record<string, string> = {}
  address = ''
  status = 200
  responseText = ''
  #loaded = () => undefined
  open(_method: string, address: string) {
    this.address = address
  }
  addEventListener(_type: 'load', loaded: () => undefined) {
    this.#loaded = loaded
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    FakeRequest.sent.push(this)
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.#loaded()
  }
}

afterEach(() => {
  FakeRequest.sent = []
  delete window.outdated
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('the guard against old browsers', () => {
  const loaded = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
  const giveAll = () => {
    for (const [owner, name] of asked) {
      if (!(name in owner)) Object.defineProperty(owner, name, { value: () => undefined, configurable: true })
    }
  }

  it('lets a browser pass that has all four names', () => {
    giveAll()
    run(scripts.guard)
    expect(window.outdated).toBeUndefined()
    expect(loaded()).toEqual([])
  })

  test.each(asked.map(([owner, name]) => ({ owner, name })))('stops a browser that lacks $name', ({ owner, name }) => {
    giveAll()
    const kept = Object.getOwnPropertyDescriptor(owner, name) ?? {}
    Reflect.deleteProperty(owner, name)
    run(scripts.guard)
    Object.defineProperty(owner, name, kept)
    expect(window.outdated).toBe(true)
    expect(loaded()).toEqual([file])
  })

  test.each(Object.keys(scripts) as (keyof typeof scripts)[])('and its message are ES5: %s', (name) => {
    expect(() => parse(scripts[name], { ecmaVersion: 5 })).not.toThrow()
  })

  const { api, javascript } = bcd
  const entries = [
    api['HTMLDialogElement'],
    api['structuredClone'],
    javascript['builtins']?.['Array']?.['findLast'],
    api['AbortSignal']?.['throwIfAborted'],
  ]
  const has = (browser: 'chrome' | 'webview_android' | 'safari_ios' | 'firefox', version: string) =>
    entries.map((entry) => {
      const statements = [entry?.__compat?.support[browser] ?? []].flat()
      const since = statements.find(({ flags }) => !flags)?.version_added
      return typeof since === 'string' && compare(since, version) <= 0
    })

  test.each([
    ['chrome', '103', '99'],
    ['webview_android', '103', '99'],
    ['safari_ios', '15.4', '15.3'],
    ['firefox', '115', '103'],
  ] as const)('lets %s %s pass, and stops %s', (browser, floor, below) => {
    expect(has(browser, floor)).not.toContain(false)
    expect(has(browser, below)).toContain(false)
  })
})

describe('the message below the floor', () => {
  const show = (device = 'Mozilla/5.0 (Linux; Android 9)') => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device)
    document.body.innerHTML = '<div id="root"><span>skeleton</span></div>'
    run(scripts.message)
    return FakeRequest.sent[0]
  }
  const links = () => [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
  const contact = (lineLink: unknown, lineName: unknown = '@help') => JSON.stringify({ lineLink, lineName })

  it('replaces the skeleton, in every language, the build’s own first', async () => {
    show()
    expect(document.body.textContent).not.toContain('skeleton')
    const shown = () => [...document.querySelectorAll('section')].map(({ lang }) => lang)
    expect(shown()).toEqual(Object.keys(languages))
    expect(document.querySelector('section:lang(en) h1')?.textContent).toBe('Update your browser or app')
    document.body.innerHTML = '<div id="root"></div>'
    run(await outdatedScript({ ...settings, VITE_REGION: 'la' }, textsOf))
    expect(shown()).toEqual([...new Set(['lo', ...Object.keys(languages)])])
  })

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X)', 'iOS 15.4'],
    ['Mozilla/5.0 (Linux; Android 9; Pixel)', 'Android System WebView'],
    ['Mozilla/5.0 (Windows NT 6.1)', 'another one'],
  ])('tells %s where to update', (device, words) => {
    show(device)
    expect(document.querySelector('section:lang(en)')?.textContent).toContain(words)
  })

  it('waits for the DOM if the script loads first', () => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    run(scripts.message)
    document.body.innerHTML = '<div id="root"></div>'
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelectorAll('section')).toHaveLength(Object.keys(languages).length)
  })

  it('requests the contact as every call does, and shows it when it arrives', () => {
    const request = show()
    expect(request?.address).toBe('https://api.example/api/lookup/contact')
    expect(request?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' })
    expect(links()).toEqual([])
    request?.answer(200, contact(' https://line.example/help '))
    expect(links()).toEqual([['https://line.example/help', '@help']])
    expect(document.body.textContent).toContain('Contact us')
  })

  test.each([
    ['tel:+6621234567', ''],
    ['line://ti/p/@help', null],
  ])('shows the link %s itself if it has no name', (link, name) => {
    show()?.answer(200, contact(link, name))
    expect(links()).toEqual([[link, link]])
  })

  test.each([
    [200, contact('javascript:alert(1)')],
    [200, contact('http://clear.example')],
    [200, contact(null)],
    [200, 'null'],
    [200, '<html>'],
    [503, contact('https://line.example/help')],
  ])('appears alone after the answer %d %s', (status, text) => {
    show()?.answer(status, text)
    expect(links()).toEqual([])
    expect(document.querySelectorAll('section')).toHaveLength(Object.keys(languages).length)
  })
})
