import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { members } from '../sandbox/seed/seed.ts'
import { amend, keepBack, openApp, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()

const closed = () => screen.findByRole('heading', { name: 'ปิดให้บริการแล้ว' })
const styled = () => document.documentElement.classList.contains('terminated')

describe('a service that has ended', () => {
  it('is reported at the login', async () => {
    sandbox.control.setSwitches({ gone: true })
    await openApp('/login')
    expect(await closed()).toBeVisible()
    expect(window.location.pathname).toBe('/terminated')
    expect(styled()).toBe(true)
  })

  it('is reported at the login even if only the service’s state shows it', async () => {
    amend('/api/lookup/active', () => ({ terminated: 'gone' }))
    await openApp('/login')
    expect(await closed()).toBeVisible()
  })

  it('is checked again on request, and leads back once it is available', async () => {
    sandbox.control.setSwitches({ gone: true })
    const player = await openApp('/login')
    await closed()
    await player.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }))
    await waitFor(() => expect(toastTexts()).toEqual(['บริการยังปิดอยู่']))
    expect(window.location.pathname).toBe('/terminated')

    sandbox.control.setSwitches({ gone: false })
    await player.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }))
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(styled()).toBe(false)
  })
})

describe('checking the service again', () => {
  /** A member has seen the service close; it is open again. */
  async function reopened() {
    const player = await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    sandbox.control.setSwitches({ gone: true })
    await player.click(screen.getByRole('button', { name: 'หน้า 2' }))
    await closed()
    sandbox.control.setSwitches({ gone: false })
    return player
  }

  it('leads a member back inside, still logged in', async () => {
    const player = await reopened()
    await player.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }))
    expect(await screen.findByText(`${members.rich.name}`)).toBeVisible()
    expect(sessionStorage.getItem('token')).not.toBeNull()
  })

  it('does not move a member who has gone back meanwhile', async () => {
    const player = await reopened()
    const release = keepBack('/api/lookup/active')
    await player.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }))
    await act(async () => navigate('/user/home'))
    await screen.findByText(`${members.rich.name}`)
    release()

    await player.click(screen.getByRole('link', { name: 'โปรไฟล์' }))
    expect(await screen.findByText(members.rich.name)).toBeVisible()
    expect(window.location.pathname).toBe('/user/profile')
    expect(sessionStorage.getItem('token')).not.toBeNull()
  })
})

describe('a service of unknown state', () => {
  it('shows the login as ever, without a message', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/lookup/active', kind: 'dropBefore' })
    await openApp('/login')
    await waitFor(() => expect(requestsOf('/api/lookup/active')).not.toEqual([]))
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(toastTexts()).toEqual([])
  })
})

describe('an unknown address', () => {
  it.each(['/nowhere', '/user/nowhere', '/user/home/x', '/login/x'])(
    '%s shows an error that leads home',
    async (address) => {
      const player = await openApp(address, { as: 'rich' })
      expect(await screen.findByRole('heading', { name: 'ไม่พบหน้านี้' })).toBeVisible()
      await player.click(screen.getByRole('link', { name: 'กลับหน้าหลัก' }))
      expect(await screen.findByRole('region', { name: 'ยอดเงินทั้งหมด' })).toBeVisible()
    },
  )

  it('reads "Page Not Found" in English', async () => {
    await openApp('/nowhere', { language: 'en' })
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })
})

describe('the root address', () => {
  it.each(['/', '/user'])('%s leads a member home', async (address) => {
    await openApp(address, { as: 'rich' })
    expect(await screen.findByRole('region', { name: 'ยอดเงินทั้งหมด' })).toBeVisible()
    expect(window.location.pathname).toBe('/user/home')
  })

  it.each(['/', '/user', '/user/home'])('%s leads a visitor to the login', async (address) => {
    await openApp(address)
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe('/login')
  })
})
