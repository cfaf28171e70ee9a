import { act, cleanup, render } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../../../src/platform/platform.ts'
import { telegramAnswers } from '../../fakes/hosts/telegramAnswers.ts'
import { completePage } from '../../fakes/page.ts'
import { soon } from '../../fakes/soon.ts'
import { endHost, installDevice, fakeBrowser, fakeLine, fakeTelegram, type FakeHost } from '../../fakes/unitHosts.ts'

beforeEach(() => {
  completePage()
  installDevice()
  window.tellTest = () => undefined
})
afterEach(async () => {
  cleanup()
  // The button's last message still needs its host.
  await settled()
  endHost()
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
const button = (words: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.textContent === words) ??
  document.createElement('button')
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** The app's own form and dialog, as loaded with the host that is played. */
async function partsIn({ platform }: FakeHost) {
  const current = await import('../../../src/platform/current.ts')
  vi.spyOn(current, 'platform').mockReturnValue(platform)
  const { MainButton } = await import('../../../src/ui/controls/MainButton.tsx')
  const { useModal } = await import('../../../src/ui/layout/useModal.ts')
  function Form({ label, busy = false, disabled = false }: { label: string; busy?: boolean; disabled?: boolean }) {
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <MainButton isBusy={busy} disabled={disabled}>
          {label}
        </MainButton>
      </form>
    )
  }
  function Dialog({ isBeside = false, children }: { isBeside?: boolean; children: ReactNode }) {
    const ref = useRef<HTMLDialogElement>(null)
    return (
      <dialog ref={ref} data-beside={isBeside || undefined} {...useModal(ref, () => undefined)}>
        {children}
      </dialog>
    )
  }
  return { Form, Dialog }
}

/** A client that has said a word. */
async function heard(): Promise<FakeHost> {
  const host = await fakeTelegram('9.1', 'ios', telegramAnswers)
  host.changeScheme('light')
  return host
}

describe('the main action of a form in Telegram', () => {
  it('is on the client’s own button, is pressed there, and disappears with its form', async () => {
    const host = await heard()
    const { Form } = await partsIn(host)
    const { unmount } = render(<Form label="Transfer" />)
    await settled()
    expect(told(host)).toEqual([shown('Transfer')])
    expect(button('Transfer').dataset['hosted']).toBe('')
    expect(button('Transfer')).toHaveAttribute('aria-hidden', 'true')
    expect(button('Transfer').tabIndex).toBe(-1)
    const pressed = vi.fn<() => void>()
    button('Transfer').addEventListener('click', pressed)
    window.telegram?.press('main')
    await soon(() => expect(pressed).toHaveBeenCalledOnce())
    unmount()
    await settled()
    expect(told(host)).toEqual([shown('Transfer'), hidden])
  })

  it('disappears with a page that a PIN lock covers, as it may name an amount', async () => {
    const host = await heard()
    const { Form } = await partsIn(host)
    const { followLeaving } = await import('../../../src/features/lock/cover.ts')
    const { setUnlocked } = await import('../../../src/session/session.ts')
    render(<Form label="Transfer ฿500" />)
    await settled()
    followLeaving()
    setUnlocked('token')
    window.dispatchEvent(new Event('pagehide'))
    await settled()
    expect(told(host).at(-1)).toEqual(hidden)
    setUnlocked(null)
    window.dispatchEvent(new Event('pageshow'))
    await settled()
    expect(told(host).at(-1)).toEqual(shown('Transfer ฿500'))
  })

  it('submits its form when pressed', async () => {
    const host = await heard()
    const { Form } = await partsIn(host)
    render(<Form label="Transfer" />)
    await settled()
    const sent = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', sent)
    window.telegram?.press('main')
    await soon(() => expect(sent).toHaveBeenCalledOnce())
  })

  it('shows that it is under way or unavailable, and cannot be pressed then', async () => {
    const host = await heard()
    const { Form } = await partsIn(host)
    const { rerender } = render(<Form label="Send" />)
    await settled()
    rerender(<Form label="Send" busy />)
    await settled()
    expect(told(host).at(-1)).toEqual(shown('Send', { is_active: false, is_progress_visible: true }))
    rerender(<Form label="Send" disabled />)
    await settled()
    expect(told(host).at(-1)).toEqual(shown('Send', { is_active: false }))
    expect(told(host)).toHaveLength(3)
    rerender(<Form label="Send again" />)
    await settled()
    expect(told(host).at(-1)).toEqual(shown('Send again'))
  })

  it('stays beside a chat that leaves the page usable', async () => {
    const host = await heard()
    const { Form, Dialog } = await partsIn(host)
    render([
      <Form label="Log in" key="page" />,
      <Dialog isBeside key="chat">
        …
      </Dialog>,
    ])
    await settled()
    expect(told(host)).toEqual([shown('Log in')])
  })

  it('is that of the dialog on top; under a message it disappears, and the page does not move', async () => {
    const host = await heard()
    const { Form, Dialog } = await partsIn(host)
    const page = <Form label="Log in" key="page" />
    const dialog = (
      <Dialog key="dialog">
        <Form label="Withdraw" />
      </Dialog>
    )
    const message = (
      <Dialog key="message">
        <button type="button">OK</button>
      </Dialog>
    )
    const { rerender } = render([page, dialog])
    await settled()
    expect(told(host)).toEqual([shown('Withdraw')])
    rerender([page, dialog, message])
    await settled()
    expect(told(host)).toEqual([shown('Withdraw'), hidden])
    expect(button('Withdraw').dataset['hosted']).toBe('')
    expect(button('OK').dataset['hosted']).toBeUndefined()
    rerender([page, dialog])
    await settled()
    expect(told(host).at(-1)).toEqual(shown('Withdraw'))
    rerender([page])
    await settled()
    expect(told(host).at(-1)).toEqual(shown('Log in'))
  })

  it('is not that of a form added later below a dialog or a message', async () => {
    const host = await heard()
    const { Form, Dialog } = await partsIn(host)
    const both = (form: ReactNode) => [
      form,
      <Dialog key="dialog">{form}</Dialog>,
      <Dialog key="message">
        <button type="button">OK</button>
      </Dialog>,
    ]
    const { rerender } = render(both(null))
    rerender(both(<Form key="form" label="Transfer" />))
    await settled()
    expect(told(host)).toEqual([])
    expect(button('Transfer').dataset['hosted']).toBeUndefined()
  })

  it('changes once when one dialog replaces another', async () => {
    const host = await heard()
    const { Form, Dialog } = await partsIn(host)
    const withDialog = (label: string) => [
      <Form key="page" label="Log in" />,
      <Dialog key={label}>
        <Form label={label} />
      </Dialog>,
    ]
    const { rerender } = render(withDialog('Transfer'))
    await settled()
    rerender(withDialog('Withdraw'))
    await settled()
    expect(told(host)).toEqual([shown('Transfer'), shown('Withdraw')])
  })

  it('moves to the client’s button when the client first answers', async () => {
    const host = await fakeTelegram('9.1', 'ios', telegramAnswers)
    const { Form } = await partsIn(host)
    render(<Form label="Transfer" />)
    await settled()
    expect(button('Transfer').dataset['hosted']).toBeUndefined()
    host.changeScheme('light')
    await settled()
    expect(told(host)).toEqual([shown('Transfer')])
    expect(button('Transfer').dataset['hosted']).toBe('')
  })

  it.each([
    ['has never said a word', async () => fakeTelegram()],
    [
      'is not known to have the button',
      async () => {
        const host = await fakeTelegram('9.1', 'unigram' as 'ios', telegramAnswers)
        host.changeScheme('light')
        return host
      },
    ],
  ])('stays in its form if the client %s', async (_, play) => {
    const host = await play()
    const { Form } = await partsIn(host)
    render(<Form label="Transfer" />)
    await settled()
    expect(told(host)).toEqual([])
    expect(button('Transfer').dataset['hosted']).toBeUndefined()
  })
})

describe('a host whose main button fails', () => {
  const breakDown = () => {
    const postEvent = () => {
      throw new RangeError('secret launch parameters')
    }
    Object.assign(window, { TelegramWebviewProxy: { postEvent } })
  }

  it('leaves the form its own button', async () => {
    const host = await heard()
    const { Form } = await partsIn(host)
    breakDown()
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(<Form label="Transfer" />)
    await settled()
    expect(said).toHaveBeenCalledExactlyOnceWith('mainButton', 'failed:', 'RangeError')
    expect(button('Transfer').dataset['hosted']).toBeUndefined()
  })

  it('gives the form its own button back', async () => {
    const host = await heard()
    const { Form } = await partsIn(host)
    const { rerender } = render(<Form label="Transfer" />)
    await settled()
    breakDown()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    rerender(<Form label="Transfer" disabled />)
    await settled()
    expect(button('Transfer').dataset['hosted']).toBeUndefined()
  })
})

it.each([
  ['a browser', fakeBrowser],
  ['LINE', fakeLine],
])('%s has no main button: the form keeps its own', async (_, play) => {
  const host = await play()
  const { Form } = await partsIn(host)
  const { unmount } = render(<Form label="Transfer" />)
  await settled()
  expect(button('Transfer').dataset['hosted']).toBeUndefined()
  unmount()
})

it('a release that is called twice affects no other button', async () => {
  const host = await heard()
  const action = (label: string): Parameters<Platform['mainAction']['push']>[0] => ({
    label,
    isEnabled: true,
    isBusy: false,
    press: () => undefined,
  })
  host.platform.mainAction.push(action('Lower'), null)
  const release = host.platform.mainAction.push(action('Upper'), null)
  release()
  release()
  await settled()
  expect(told(host)).toEqual([shown('Lower')])
})
