import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { members } from '../sandbox/seed.ts'
import { openApp, sandbox, useApp } from './app.tsx'

useApp()

describe('login', () => {
  it('signs a member in and shows home', async () => {
    const player = await openApp('/login')
    await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), members.rich.username)
    await player.type(screen.getByLabelText('รหัสผ่าน'), members.rich.password)
    await player.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))

    expect(await screen.findByText(`สวัสดี ${members.rich.name}`)).toBeVisible()
    expect(window.location.pathname).toBe('/user/home')
  })

  it('asks for both fields and sends nothing without them', async () => {
    const player = await openApp('/login')
    await player.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบ' }))

    expect(screen.getByText('กรุณากรอกเบอร์โทรศัพท์')).toBeVisible()
    expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeVisible()
    await waitFor(() => expect(sandbox.requests.some(({ path }) => path === '/api/lookup/info')).toBe(true))
    expect(sandbox.requests.filter(({ path }) => path === '/api/login')).toEqual([])
  })
})
