import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, requestsOf, useApp } from './app.tsx'

useApp()

const path = '/api/statement'
const room = () => screen.findByRole('dialog', { name: 'ค้นหาและสรุปยอด' })

describe('search and totals', () => {
  it('reads the whole statement only once it is opened', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    expect(requestsOf(path)).toHaveLength(1)
    await player.click(screen.getByRole('button', { name: 'ค้นหาและสรุปยอด' }))
    expect(await within(await room()).findByText(/อ่านครบทุกรายการแล้ว/)).toBeVisible()
    console.log((await room()).textContent)
  })
})
