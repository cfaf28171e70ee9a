import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { amend, openApp, reloadApp, requestsOf, useApp } from './app.tsx'

useApp()

const say = (notice: unknown) => amend('/api/lookup/notice', () => ({ notice }))
const card = () => screen.queryByRole('region', { name: 'ประกาศ' })
const dismiss = () => screen.getByRole('button', { name: 'ปิดประกาศ' })

describe('the notice', () => {
  it('appears on home, and stays away once dismissed, until its text changes', async () => {
    say('<p>ข่าวแรก</p>')
    const player = await openApp('/user/home', { as: 'rich' })
    await screen.findByText('ข่าวแรก')
    await player.click(dismiss())
    expect(card()).not.toBeInTheDocument()

    reloadApp()
    await screen.findByText('โบนัสชวนเพื่อน')
    await waitFor(() => expect(requestsOf('/api/lookup/notice')).toHaveLength(2))
    expect(card()).not.toBeInTheDocument()

    say('<p>ข่าวที่สอง</p>')
    reloadApp()
    expect(await screen.findByText('ข่าวที่สอง')).toBeVisible()
  })

  it.each(['<p>รับ %percentFail%%</p>', '', '  ', '<p><br>&nbsp;</p>', '<p>&emsp;</p>', 5, null])(
    '%j shows no card',
    async (notice) => {
      say(notice)
      await openApp('/login')
      await screen.findByLabelText('เบอร์โทรศัพท์')
      await waitFor(() => expect(requestsOf('/api/lookup/notice')).toHaveLength(1))
      expect(card()).not.toBeInTheDocument()
    },
  )

  it('appears on login, and brings words, but nothing that acts', async () => {
    const acted = vi.fn()
    Object.assign(window, { acted })
    say(
      `<script>acted()</script><img src="x" onerror="acted()"><p id="root" onclick="acted()">ข่าว</p>
       <form action="https://evil.example"><input name="password"></form><style>*{display:none}</style>
       <a href="javascript:acted()">กดที่นี่</a><iframe srcdoc="<script>parent.acted()</script>"></iframe>`,
    )
    const player = await openApp('/login')
    await player.click(await screen.findByText('ข่าว'))
    await player.click(screen.getByText('กดที่นี่'))
    expect(acted).not.toHaveBeenCalled()
    const notice = screen.getByRole('region', { name: 'ประกาศ' })
    expect(notice.querySelectorAll('script,form,input,style,iframe,[id],[onclick],[onerror],[href]')).toHaveLength(0)
    expect(screen.getByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    Reflect.deleteProperty(window, 'acted')
  })

  it('opens its links in another window', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    say('<a href="https://wallet.example/news">ข่าวสาร</a>')
    const player = await openApp('/login')
    await player.click(await screen.findByRole('link', { name: 'ข่าวสาร' }))
    expect(open).toHaveBeenCalledExactlyOnceWith('https://wallet.example/news', '_blank', 'noopener,noreferrer')
    expect(window.location.pathname).toBe('/login')
  })
})
