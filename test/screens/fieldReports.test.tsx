import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import shared from '../../locales/th/shared.json'
import { toReport, type Facts } from '../../src/app/fieldReports/startReports.ts'
import { takeCounts } from '../../src/lib/counts.ts'
import { FeatureBoundary } from '../../src/ui/layout/FeatureBoundary.tsx'
import { openApp, refuse, requestsOf, sandbox, useApp } from './app.tsx'

useApp()
beforeEach(() => void takeCounts())

const path = '/api/wallet/transfer'
const device: Omit<Facts, 'counts'> = {
  version: '1.1.14',
  file: '',
  host: 'browser',
  userAgent: '',
  launchParams: null,
  pathname: '/user/home',
  search: '?dialog=transfer',
  vitals: null,
}
const told = () => toReport({ ...device, counts: takeCounts() })

/** Sends 100 baht from the main wallet to a game, whatever comes of it. */
async function transfer() {
  const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
  const dialog = await screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })
  await player.type(await within(dialog).findByLabelText('จำนวนเงิน'), '100')
  await player.click(within(dialog).getByRole('button', { name: /^โอนเงิน/ }))
  await waitFor(() => expect(requestsOf(path)).toHaveLength(1))
}

describe('a field report counts', () => {
  it('a command without an answer once, by its kind', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
    await transfer()
    await screen.findByRole('heading', { name: shared.unknownTitle })
    expect(told()).toMatchObject({ unknown: { transfer: 1 }, codes: { NO_ANSWER: 1 } })
  })

  it('a refusal by its code', async () => {
    refuse(path, 'MONEY_NOT_ENOUGH')
    await transfer()
    await screen.findByRole('alertdialog')
    const report = told()
    expect(report).toMatchObject({ codes: { MONEY_NOT_ENOUGH: 1 } })
    expect(report).toHaveProperty('unknown', undefined)
  })

  it('a sentence of the server’s own as other', async () => {
    const message = 'คุณสมชาย 0812345678 มียอดเงินไม่พอ'
    sandbox.control.addFault({ method: 'POST', path, kind: 'fail', status: 400, message })
    await transfer()
    await screen.findByRole('alertdialog')
    expect(told()).toMatchObject({ codes: { other: 1 } })
  })

  it('nothing when everything went well', async () => {
    await transfer()
    await screen.findByRole('alertdialog')
    expect(takeCounts().unknown.size).toBe(0)
  })

  it('a feature that fails by the name of its error, without the message', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    function Broken(): never {
      throw new RangeError('คุณสมชาย 0812345678')
    }
    render(
      <FeatureBoundary fallback={<p>ไม่สำเร็จ</p>}>
        <Broken />
      </FeatureBoundary>,
    )
    expect(screen.getByText('ไม่สำเร็จ')).toBeVisible()
    const report = told()
    expect(report).toHaveProperty('errors', { RangeError: 1 })
    expect(JSON.stringify(report)).not.toContain('0812345678')
  })
})
