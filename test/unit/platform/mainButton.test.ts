import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { telegramAnswers } from '../../fakes/hosts/telegramAnswers.ts'
import { endHost, installDevice, fakeTelegram, type FakeHost } from '../../fakes/unitHosts.ts'

beforeEach(() => {
  installDevice()
  window.tellTest = () => undefined
})
afterEach(() => {
  endHost()
  document.body.replaceChildren()
})

const told = ({ received }: FakeHost) =>
  received.filter(({ type }) => type === 'web_app_setup_main_button').map(({ data }) => data)
const hidden = { is_visible: false }
const shown = (text: string, part: object = {}) => ({
  is_visible: true,
  is_active: true,
  is_progress_visible: false,
  text,
  ...part,
})
/** As the app's own form has it, in a dialog or on the page. */
const show = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const button = (words: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.textContent === words) ??
  document.createElement('button')
const settled = () => vi.waitFor(() => Promise.resolve())

/** A client that has said a word. */
async function heard(): Promise<FakeHost> {
  const host = await fakeTelegram('9.1', 'ios', telegramAnswers)
  host.changeScheme('light')
  return host
}

describe('the main action of a form in Telegram', () => {
  it('stands on the client’s own button, is pressed there, and leaves with its form', async () => {
    const host = await heard()
    show('<form><button type="button" data-main>Transfer</button></form>')
    await vi.waitFor(() => expect(told(host)).toEqual([shown('Transfer')]))
    expect(button('Transfer').dataset['hosted']).toBe('')
    const pressed = vi.fn<() => void>()
    button('Transfer').addEventListener('click', pressed)
    window.telegram?.press('main')
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    document.body.replaceChildren()
    await vi.waitFor(() => expect(told(host).at(-1)).toEqual(hidden))
  })

  it('shows that it is under way, or cannot be done now, and cannot be pressed then', async () => {
    const host = await heard()
    show('<form><button type="button" data-main>Send</button></form>')
    button('Send').setAttribute('aria-busy', 'true')
    await vi.waitFor(() =>
      expect(told(host).at(-1)).toEqual(shown('Send', { is_active: false, is_progress_visible: true })),
    )
    button('Send').removeAttribute('aria-busy')
    button('Send').disabled = true
    await vi.waitFor(() => expect(told(host).at(-1)).toEqual(shown('Send', { is_active: false })))
  })

  it('is that of the dialog on top; under a message it goes away, and the page does not move', async () => {
    const host = await heard()
    show('<form><button type="button" data-main>Log in</button></form>')
    show('<dialog open><form><button type="button" data-main>Withdraw</button></form></dialog>')
    await vi.waitFor(() => expect(told(host).at(-1)).toEqual(shown('Withdraw')))
    show('<dialog open role="alertdialog"><button>OK</button></dialog>')
    await vi.waitFor(() => expect(told(host).at(-1)).toEqual(hidden))
    expect(button('Withdraw').dataset['hosted']).toBe('')
    expect(button('OK').dataset['hosted']).toBeUndefined()
  })

  it.each([
    ['has never said a word', async () => fakeTelegram()],
    ['is not known to have the button', async () => fakeTelegram('9.1', 'unigram' as 'ios', telegramAnswers)],
  ])('stays in its form where the client %s', async (_, play) => {
    const host = await play()
    show('<form><button type="button" data-main>Transfer</button></form>')
    await settled()
    expect(told(host)).toEqual([])
    expect(button('Transfer').dataset['hosted']).toBeUndefined()
  })
})
