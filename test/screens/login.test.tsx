import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import errors from '../../locales/th/errors.json'
import { openDialog } from '../../src/nav/useDialog.ts'
import { deferred } from '../fakes/deferred.ts'
import { fakeLocks } from '../fakes/locks.ts'
import { members } from '../sandbox/seed/seed.ts'
import { keepBack, logOut, openApp, refuse, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()

type Hands = Awaited<ReturnType<typeof openApp>>

const phone = () => screen.findByLabelText('เบอร์โทรศัพท์')
const password = () => screen.getByLabelText('รหัสผ่าน')
const place = (name: string) => within(screen.getByRole('navigation', { name: 'เมนูหลัก' })).getByRole('link', { name })
const submit = () => screen.getByRole('button', { name: 'เข้าสู่ระบบ' })

async function fillIn(
  player: Hands,
  { username, password: secret }: { username: string; password: string } = members.rich,
) {
  await player.type(await phone(), username)
  await player.type(password(), secret)
}

describe('login', () => {
  it('signs a member in and shows home', async () => {
    const player = await openApp('/login')
    await fillIn(player)
    await player.click(submit())

    expect(await screen.findByText(`${members.rich.name}`)).toBeVisible()
    expect(window.location.pathname).toBe('/user/home')
    expect(requestsOf('/api/login').map(({ body }) => body)).toEqual([
      { username: members.rich.username, password: members.rich.password },
    ])
  })

  it('requires both fields and sends nothing without them', async () => {
    const player = await openApp('/login')
    await phone()
    await player.click(submit())

    expect(screen.getByText('กรอกเบอร์โทรศัพท์')).toBeVisible()
    expect(screen.getByText('กรอกรหัสผ่าน')).toBeVisible()
    expect(await phone()).toHaveFocus()
    await waitFor(() => expect(requestsOf('/api/lookup/info')).toHaveLength(1))
    expect(requestsOf('/api/login')).toEqual([])
  })

  it('rejects a phone number of spaces, and keeps the spaces of a password', async () => {
    const player = await openApp('/login')
    await fillIn(player, { username: '   ', password: ' a ' })
    await player.click(submit())
    expect(screen.getByText('กรอกเบอร์โทรศัพท์')).toBeVisible()
    expect(screen.queryByText('กรอกรหัสผ่าน')).not.toBeInTheDocument()
    await player.type(await phone(), '0899999999 ')
    await player.click(submit())
    expect(await screen.findByText(errors.WRONG_CREDENTIAL)).toBeVisible()
    expect(await phone()).toBeInvalid()
    expect(password()).toBeInvalid()
    expect(requestsOf('/api/login')[0]?.body).toEqual({ username: '0899999999', password: ' a ' })
  })

  it('accepts a phone number with a country code and spaces for the registered one', async () => {
    const player = await openApp('/login')
    await player.click(await phone())
    await player.paste('\u202a+66 81\u2011234\u20115678\u202c')
    await player.type(password(), members.rich.password)
    expect(await phone()).toHaveValue(members.rich.username)
    await player.click(submit())
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'))
    expect(requestsOf('/api/login')[0]?.body).toMatchObject({ username: members.rich.username })
  })

  it('says in words why it was refused, and keeps what was typed', async () => {
    const player = await openApp('/login')
    await fillIn(player)
    sandbox.control.provoke('WRONG_CREDENTIAL')
    await player.click(submit())

    expect(await screen.findByText(errors.WRONG_CREDENTIAL)).toBeVisible()
    expect(await phone()).toHaveValue(members.rich.username)
    expect(password()).toHaveValue(members.rich.password)
    expect(window.location.pathname).toBe('/login')
    expect(toastTexts()).toEqual([])
  })

  it("shows the server's own words when it has no code for them", async () => {
    const player = await openApp('/login')
    await fillIn(player)
    refuse('/api/login', 'Note: ปิด {{now}}')
    await player.click(submit())
    expect(await screen.findByText('Note: ปิด {{now}}')).toBeVisible()
  })

  it('sends a double tap once', async () => {
    const player = await openApp('/login')
    await fillIn(player)
    const release = keepBack('/api/login')
    await player.dblClick(submit())
    await player.type(password(), '{Enter}')
    release()
    expect(await screen.findByText(`${members.rich.name}`)).toBeVisible()
    expect(requestsOf('/api/login')).toHaveLength(1)
  })

  it('leaves no login behind it, even if a dialog was opened meanwhile', async () => {
    window.history.pushState(null, '', '/howto')
    window.history.pushState(null, '', '/login')
    const player = await openApp('/login')
    await fillIn(player)
    const release = keepBack('/api/login')
    await player.click(submit())
    act(() => void openDialog({ name: 'preferences' }))
    await screen.findByRole('dialog')
    release()
    expect(await screen.findByText(`${members.rich.name}`)).toBeVisible()
    window.history.back()
    await waitFor(() => expect(window.location.pathname).not.toBe('/user/home'))
    expect(window.location.pathname).toBe('/howto')
  })

  it('comes before every page inside, and leads on to it with its dialog', async () => {
    const player = await openApp('/user/home?dialog=transfer')
    await fillIn(player)
    expect(window.location.pathname).toBe('/login')
    expect(requestsOf('/api/wallet')).toEqual([])
    await player.click(submit())
    expect(await screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).toBeVisible()
  })

  it('shows the password and hides it again', async () => {
    const player = await openApp('/login')
    await phone()
    expect(password()).toHaveAttribute('type', 'password')
    await player.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }))
    expect(password()).toHaveAttribute('type', 'text')
    await player.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

describe('a login that was left while its answer was on its way', () => {
  it('logs nobody in, and replaces nobody who has logged in since', async () => {
    const player = await openApp('/login')
    await fillIn(player)
    const release = keepBack('/api/login')
    await player.click(submit())
    await player.click(place('ติดต่อ'))
    await waitFor(() => expect(window.location.pathname).toBe('/contact'))
    await player.click(place('เข้าสู่ระบบ'))
    await fillIn(player, members.ktb)
    await player.click(submit())
    await screen.findByText(`${members.ktb.name}`)
    const token = sessionStorage.getItem('token')
    release()

    // Another answer comes after it.
    await player.click(screen.getByRole('link', { name: 'รายการ' }))
    await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })
    await player.click(screen.getByRole('link', { name: 'โปรไฟล์' }))
    expect(await screen.findByText('081-000-0004')).toBeVisible()
    expect(sessionStorage.getItem('token')).toBe(token)
    expect(window.location.pathname).toBe('/user/profile')
  })
})

describe('remember-me', () => {
  it('keeps the session beyond the browser when ticked', async () => {
    const player = await openApp('/login')
    await fillIn(player)
    await player.click(screen.getByRole('checkbox', { name: 'จดจำการเข้าสู่ระบบ' }))
    await player.click(submit())
    await screen.findByText(`${members.rich.name}`)
    expect(localStorage.getItem('token')).not.toBeNull()
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it('is off at first, and without it a whole visit stores nothing permanent but the language', async () => {
    const player = await openApp('/login')
    await player.selectOptions(await screen.findByRole('combobox', { name: 'ภาษา' }), 'lo')
    await player.selectOptions(await screen.findByRole('combobox', { name: 'ພາສາ' }), 'th')
    await fillIn(player)
    await player.click(submit())
    await screen.findByText(`${members.rich.name}`)
    await player.click(await screen.findByRole('button', { name: 'ปิดประกาศ' }))
    await player.click(screen.getByRole('link', { name: 'รายการ' }))
    await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })
    expect(Object.keys(localStorage)).toEqual(['locale'])
    expect(sessionStorage.getItem('token')).not.toBeNull()
    await logOut(player)
    await phone()
    expect(Object.keys(localStorage)).toEqual(['locale'])
    expect(sessionStorage.getItem('token')).toBeNull()
  })
})

describe('coming to the login page with a session', () => {
  it('ends that session', async () => {
    await openApp('/login', { as: 'rich' })
    await phone()
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull())
    expect(window.location.pathname).toBe('/login')
  })

  it('keeps what is typed until then, and the focus', async () => {
    const asked = deferred<LockManagerSnapshot>()
    Object.defineProperty(navigator, 'locks', {
      value: { ...fakeLocks(), query: () => asked.promise },
      configurable: true,
    })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    const player = await openApp('/login', { as: 'rich' })
    const field = await phone()
    await player.type(field, members.rich.username)
    await player.type(password(), members.rich.password.slice(0, 4))
    await player.click(screen.getByRole('checkbox'))
    expect(sessionStorage.getItem('token')).not.toBeNull()
    asked.resolve({ held: [], pending: [] })
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull())
    // Not drawn anew: that closes a phone's keyboard, and loses what is typed before the app has started.
    expect(await phone()).toBe(field)
    expect(field).toHaveValue(members.rich.username)
    expect(password()).toHaveValue(members.rich.password.slice(0, 4))
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('checkbox')).toHaveFocus()
    await player.type(password(), members.rich.password.slice(4))
    await player.click(submit())
    expect(await screen.findByText(`${members.rich.name}`)).toBeVisible()
  })
})
