import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Suspense, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import { readPolicy } from '../../src/api/useRead.ts'
import { ConditionsDialog } from '../../src/features/info/ConditionsDialog.tsx'
import { ContactPage } from '../../src/features/info/ContactPage.tsx'
import { HowtoPage } from '../../src/features/info/HowtoPage.tsx'
import type { Language } from '../../src/i18n/languages.ts'
import { loadTexts } from '../../src/i18n/setUp.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { pages } from '../../src/nav/addresses.ts'
import { amend, refuse, toastTexts, useApp } from './app.tsx'

useApp()

/** Shows a page of the feature by itself. @returns the player's hands. */
async function open(page: ReactNode, language: Language = 'th', cache = new Map()) {
  await i18next.changeLanguage(language)
  await loadTexts('info')
  render(
    <SWRConfig value={{ ...readPolicy, provider: () => cache }}>
      <Suspense>{page}</Suspense>
    </SWRConfig>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}

const retry = () => screen.findByRole('button', { name: 'ลองใหม่' })

describe('the contact page', () => {
  const openContact = () => open(<ContactPage />)
  const answer = (change: Record<string, unknown>) =>
    amend('/api/lookup/contact', (contact) => ({ ...(contact as object), ...change }))
  const answerWebsite = (website: unknown) => amend('/api/lookup/info', () => ({ name: 'WALLET', website }))
  const code = () => screen.queryByRole('img', { name: 'QR สำหรับติดต่อทีมงาน' })
  const version = () => screen.findByText('เวอร์ชัน 1.1.14')

  it('shows its text, the version, the QR code, the chat and the website', async () => {
    await openContact()
    expect(await screen.findByText('ตลอด 24 ชั่วโมง')).toBeVisible()
    expect(await version()).toBeVisible()
    expect(code()).toHaveAttribute('src', `${window.location.origin}/sandbox/media/contact-qr.svg`)
    expect(screen.getByRole('link', { name: 'LINE @sandbox' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'เว็บไซต์ wallet.example' })).toBeVisible()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('offers the app’s own chat, once, if the operator has one', async () => {
    Object.assign(settings, { VITE_CHAT_URL: '/' })
    const player = await openContact()
    await player.click(await screen.findByRole('button', { name: /^แชทกับทีมงาน/ }))
    expect(screen.getAllByText('แชทกับทีมงาน')).toHaveLength(1)
    expect(window.location.search).toBe('?dialog=chat')
    Object.assign(settings, { VITE_CHAT_URL: '' })
  })

  it('opens chat and website in other windows', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const player = await openContact()
    await player.click(await screen.findByRole('link', { name: /^LINE/ }))
    await player.click(await screen.findByRole('link', { name: /^เว็บไซต์/ }))
    expect(opened.mock.calls).toEqual([
      ['https://line.me/R/ti/p/@sandbox', '_blank', 'noopener,noreferrer'],
      ['https://wallet.example/', '_blank', 'noopener,noreferrer'],
    ])
  })

  it('removes a QR code that does not load', async () => {
    await openContact()
    await screen.findByText('@sandbox')
    fireEvent.error(code() ?? document.body)
    expect(code()).not.toBeInTheDocument()
  })

  it('leaves out what is empty, and says so when everything is', async () => {
    answer({ contactText: ' ', lineName: '', lineLink: null, lineQR: null })
    answerWebsite(null)
    await openContact()
    expect(await screen.findByText('ยังไม่มีข้อมูลติดต่อ')).toBeVisible()
    expect(document.querySelectorAll('a, img, li')).toHaveLength(0)
    expect(await version()).toBeVisible()
  })

  it('offers a retry when it cannot be read; chat, website and version are shown without it', async () => {
    Object.assign(settings, { VITE_CHAT_URL: '/' })
    refuse('/api/lookup/contact')
    const player = await openContact()
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(await screen.findByRole('button', { name: /^แชทกับทีมงาน/ })).toBeVisible()
    Object.assign(settings, { VITE_CHAT_URL: '' })
    expect(await screen.findByRole('link', { name: /^เว็บไซต์/ })).toBeVisible()
    expect(await version()).toBeVisible()
    expect(toastTexts()).toEqual([])
    await player.click(await retry())
    expect(await screen.findByText('@sandbox')).toBeVisible()
    expect(screen.queryByText(errors.NO_DATA)).not.toBeInTheDocument()
  })

  it('works without the website if that cannot be read', async () => {
    refuse('/api/lookup/info')
    await openContact()
    expect(await screen.findByText('@sandbox')).toBeVisible()
    expect(screen.queryByText('เว็บไซต์')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is the same for a member and for a visitor', async () => {
    const shownAt = async (address: string) => {
      window.history.replaceState(null, '', address)
      await openContact()
      await screen.findByText('@sandbox')
      await screen.findByRole('link', { name: /^เว็บไซต์/ })
      const page = document.body.innerHTML
      cleanup()
      return page
    }
    expect(await shownAt(pages.memberContact)).toBe(await shownAt(pages.contact))
  })

  it('has the chat first, then the operator’s words, the other ways, and the code', async () => {
    Object.assign(settings, { VITE_CHAT_URL: '/' })
    await openContact()
    await screen.findByRole('button', { name: /^แชทกับทีมงาน/ })
    await screen.findByRole('link', { name: /^เว็บไซต์/ })
    const shown = document.body.textContent
    const places = ['แชทกับทีมงาน', 'ตลอด 24 ชั่วโมง', 'LINE', 'wallet.example', 'สแกนเพื่อแชทกับทีมงาน'].map((words) =>
      shown.indexOf(words),
    )
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    Object.assign(settings, { VITE_CHAT_URL: '' })
  })
})

describe('the conditions', () => {
  const openConditions = async (cache = new Map()) => {
    window.history.replaceState(null, '', '/user/home?dialog=conditions')
    return { player: await open(<ConditionsDialog />, 'th', cache) }
  }

  it('are read at each opening, as they may have changed', async () => {
    const cache = new Map()
    await openConditions(cache)
    expect(await screen.findByText('โบนัสแต่ละรายการต้องทำเทิร์นครบก่อนจึงจะถอนเงินได้')).toBeVisible()
    cleanup()
    amend('/api/lookup/conditions', () => ['ข้อใหม่'])
    await openConditions(cache)
    expect(await screen.findByText('ข้อใหม่')).toBeVisible()
  })

  it('are in a sheet, paragraph by paragraph, and close', async () => {
    const { player } = await openConditions()
    const sheet = within(screen.getByRole('dialog', { name: 'เงื่อนไข' }))
    for (const words of ['โบนัสแต่ละรายการต้องทำเทิร์นครบก่อนจึงจะถอนเงินได้', '1 รายการ', 'ศูนย์ช่วยเหลือ'])
      expect(await sheet.findByText(words)).toBeVisible()
    await player.click(sheet.getByRole('button', { name: 'ปิด' }))
    expect(window.location.search).toBe('')
  })

  it('offer a retry when they cannot be read', async () => {
    refuse('/api/lookup/conditions')
    const { player } = await openConditions()
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.queryByText('ยังไม่มีเงื่อนไข')).not.toBeInTheDocument()
    await player.click(await retry())
    expect(await screen.findByText('โบนัสแต่ละรายการต้องทำเทิร์นครบก่อนจึงจะถอนเงินได้')).toBeVisible()
  })

  test.each([[[]], [['', ' ']]])('that are %j count as none', async (paragraphs) => {
    amend('/api/lookup/conditions', () => paragraphs)
    await openConditions()
    expect(await screen.findByText('ยังไม่มีเงื่อนไข')).toBeVisible()
  })
})

describe('the help videos', () => {
  const names = ['วิธีใช้กระเป๋าเงิน', 'วิธีเข้าเล่นเกม', 'วิธีตรวจสอบยอดเงิน', 'วิธีรับโบนัส', 'วิธียกเลิกโบนัส']
  const addresses = ['/1.mp4', '/2.mp4', '/3.mp4', '/4.mp4', 'https://cdn.example/5.mp4']
  const configure = (videos: string[]) => void Object.assign(settings, { VITE_HELP_VIDEOS: videos })
  beforeEach(() => {
    configure(addresses)
    window.history.replaceState({}, '', '/howto')
  })
  afterEach(() => configure([]))

  const listed = () => screen.queryAllByRole('listitem').map((row) => row.textContent)
  const choose = (name: string) => screen.getByRole('button', { name })
  const sheet = () => screen.queryByRole('dialog')
  const video = () => document.querySelector('video')
  const failToLoad = () => fireEvent.error(video() ?? document.body)

  it('are five, with names, and none plays by itself', async () => {
    await open(<HowtoPage />)
    expect(listed()).toEqual(names)
    expect(video()).toBeNull()
  })

  test.each(names.map((name, index) => [name, addresses[index] ?? ''] as const))(
    '"%s" plays %s in a sheet of its own',
    async (name, address) => {
      const player = await open(<HowtoPage />)
      await player.click(choose(name))
      expect(screen.getByRole('dialog', { name })).toBeVisible()
      expect(video()).toHaveAttribute('src', new URL(address, window.location.href).href)
      expect(video()).toHaveAttribute('playsinline')
      expect(video()).toHaveAttribute('preload', 'metadata')
      expect(video()).toHaveAttribute('autoplay')
      expect(video()?.controls).toBe(true)
      await player.click(screen.getByRole('button', { name: 'ปิด' }))
      expect(sheet()).not.toBeInTheDocument()
      expect(video()).toBeNull()
      await waitFor(() => expect(window.history.state).not.toHaveProperty('covered'))
    },
  )

  it('close when the player goes back, and the page stays', async () => {
    const player = await open(<HowtoPage />)
    await player.click(choose('วิธีรับโบนัส'))
    expect(sheet()).toBeVisible()
    window.history.back()
    await waitFor(() => expect(sheet()).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/howto')
    expect(listed()).toEqual(names)
    await waitFor(() => expect(window.history.state).not.toHaveProperty('covered'))
  })

  it('say when one cannot be played, and try again', async () => {
    const player = await open(<HowtoPage />)
    await player.click(choose('วิธียกเลิกโบนัส'))
    failToLoad()
    expect(screen.getByText(/^เล่นวิดีโอนี้ไม่สำเร็จ/)).toBeVisible()
    expect(video()).toBeNull()
    await player.click(await retry())
    expect(video()).toHaveAttribute('src', 'https://cdn.example/5.mp4')
  })

  it('start again after one that could not be played', async () => {
    const player = await open(<HowtoPage />)
    await player.click(choose('วิธียกเลิกโบนัส'))
    failToLoad()
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await player.click(choose('วิธีรับโบนัส'))
    expect(video()).toHaveAttribute('src', `${window.location.origin}/4.mp4`)
  })

  it('leave out one with an unencrypted or invalid address', async () => {
    configure([
      '/1.mp4',
      'http://cdn.example/2.mp4',
      'javascript:alert(1)',
      'blob:http://localhost/1',
      addresses[4] ?? '',
    ])
    await open(<HowtoPage />)
    expect(listed()).toEqual([names[0], names[4]])
  })

  it('are announced as coming if there are none yet, with the way to support', async () => {
    configure([])
    const player = await open(<HowtoPage />)
    expect(screen.getByText('ยังไม่มีวิดีโอแนะนำ')).toBeVisible()
    expect(listed()).toEqual([])
    await player.click(screen.getByRole('link', { name: 'ติดต่อทีมงาน' }))
    expect(window.location.pathname).toBe('/contact')
  })
})
