import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import preferences from '../../locales/th/preferences.json'
import shared from '../../locales/th/shared.json'
import { dashed } from '../../src/operator/bankName.ts'
import { platform } from '../../src/platform/current.ts'
import { members } from '../sandbox/seed/seed.ts'
import { amend, memberOf, openApp, refuse, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()
afterEach(() => vi.restoreAllMocks())

const bodies = (path: string) => requestsOf(path).map(({ body }) => body)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const alert = () => screen.findByRole('alertdialog')
const row = (label: string) => screen.getByText(label).parentElement

describe('the profile', () => {
  it('shows who the member is and where winnings go', async () => {
    await openApp('/user/profile', { as: 'rich' })
    expect(await screen.findByText(members.rich.name)).toBeVisible()
    expect(row('รหัสสมาชิก')).toHaveTextContent(memberOf('rich').id)
    expect(screen.getByText(/^สมาชิกตั้งแต่ \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeVisible()
    expect(row('เบอร์โทรศัพท์')).toHaveTextContent('081-234-5678')
    expect(row('ชื่อบัญชีธนาคาร')).toHaveTextContent(memberOf('rich').bankAccount?.bankAccountName ?? 'none')
    expect(row('ธนาคาร')).toHaveTextContent(memberOf('rich').bankAccount?.bank.nameTH ?? 'none')
    expect(row('เลขที่บัญชี')).toHaveTextContent(/\d{3}-\d{3}-\d{4}$/)
    expect(screen.queryByRole('button', { name: 'แก้ไขชื่อบัญชีธนาคาร' })).not.toBeInTheDocument()
  })

  it("names the bank in the player's language and in Thai", async () => {
    await openApp('/user/profile', { as: 'rich', language: 'en' })
    expect(await screen.findByText('Kasikornbank · ธนาคารกสิกรไทย')).toBeVisible()
  })

  it('appears without what is missing, and leads to where a bank account is added', async () => {
    amend('/api/account/profile', () => ({ profile: { name: 7 } }))
    const player = await openApp('/user/profile', { as: 'noBank' })
    expect(await screen.findByText('ยังไม่มีบัญชีธนาคาร')).toBeVisible()
    expect(screen.queryByText(/^สมาชิกตั้งแต่/)).not.toBeInTheDocument()
    expect(row('รหัสสมาชิก')).toHaveTextContent(/-$/)
    await player.click(screen.getByRole('button', { name: /^ยังไม่มีบัญชีธนาคาร/ }))
    expect(await dialog('แก้ไขข้อมูลส่วนตัว')).toBeVisible()
  })

  it('shows the id to copy, as support asks for it', async () => {
    const player = await openApp('/user/profile', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'คัดลอกรหัสสมาชิก' }))
    const id = memberOf('rich').id
    await waitFor(() => expect(toastTexts()).toEqual([`คัดลอกแล้ว ${id}`]))
    expect(await navigator.clipboard.readText()).toBe(id)
  })

  it('needs no other answer, as support asks for the id when something fails', async () => {
    for (const path of ['/api/wallet', '/api/lookup/banks'])
      sandbox.control.addFault({ method: 'GET', path, kind: 'fail', status: 400, times: 99 })
    await openApp('/user/profile', { as: 'rich' })
    await waitFor(() => expect(row('รหัสสมาชิก')).toHaveTextContent(memberOf('rich').id))
    expect(row('ธนาคาร')).toHaveTextContent(memberOf('rich').bankAccount?.bank.nameTH ?? 'none')
  })

  it('says nothing about the name of an account whose bank cannot be looked up', async () => {
    amend('/api/account/profile', (answer) => {
      const { bankAccount, ...rest } = answer as { bankAccount: object }
      return { ...rest, bankAccount: { ...bankAccount, bankAccountName: 'สมชาย', bank: { nameTH: 'ธนาคารกสิกรไทย' } } }
    })
    sandbox.control.addFault({ method: 'GET', path: '/api/lookup/banks', kind: 'fail', status: 400, times: 99 })
    await openApp('/user/profile', { as: 'rich' })
    await waitFor(() => expect(row('ธนาคาร')).toHaveTextContent('ธนาคารกสิกรไทย'))
    expect(screen.queryByRole('button', { name: 'แก้ไขชื่อบัญชีธนาคาร' })).not.toBeInTheDocument()
  })

  it('can be retried when it failed', async () => {
    refuse('/api/account/profile')
    const player = await openApp('/user/profile', { as: 'rich' })
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await screen.findByText(members.rich.name)).toBeVisible()
  })
})

describe('a change of password', () => {
  const path = '/api/account/changepwd'
  const open = async () => {
    const player = await openApp('/user/profile', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }))
    const shown = within(await dialog('เปลี่ยนรหัสผ่าน'))
    await shown.findByLabelText('รหัสผ่านเดิม')
    const fill = async (old: string, next: string, confirm: string) => {
      const values = { รหัสผ่านเดิม: old, รหัสผ่านใหม่: next, ยืนยันรหัสผ่านใหม่: confirm }
      for (const [label, value] of Object.entries(values))
        if (value) await player.type(shown.getByLabelText(label), value)
      await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    }
    return { player, shown, fill }
  }

  it('is confirmed, and its dialog closes', async () => {
    const { fill } = await open()
    await fill('demo1234', 'new-secret', 'new-secret')
    expect(await alert()).toHaveAccessibleDescription('เปลี่ยนรหัสผ่านแล้ว')
    expect(bodies(path)).toEqual([{ oldPassword: 'demo1234', newPassword: 'new-secret' }])
    expect(window.location.search).toBe('')
    expect(memberOf('rich').password).toBe('new-secret')
  })

  it('requires all three fields, the new one twice the same', async () => {
    const { fill, shown } = await open()
    await fill('demo1234', '', '')
    expect(await shown.findAllByText('กรอกรหัสผ่าน')).toHaveLength(2)
    await fill('', 'one', 'other')
    expect(await shown.findByText('รหัสผ่านไม่ตรงกัน')).toBeVisible()
    expect(bodies(path)).toEqual([])
  })

  it.each([
    ['by its code', errors.WRONG_PASSWORD],
    ['by a 401', 'Wrong old password'],
  ])('with a wrong password is refused %s in an alert, and the session goes on', async (how, words) => {
    if (how === 'by a 401') sandbox.control.addFault({ method: 'PUT', path, kind: 'fail', status: 401, message: words })
    const { fill, player } = await open()
    await fill('wrong', 'new-secret', 'new-secret')
    expect(await alert()).toHaveAccessibleDescription(words)
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    await player.click(screen.getByRole('button', { name: 'ตกลง' }))
    expect(within(await dialog('เปลี่ยนรหัสผ่าน')).getByLabelText('รหัสผ่านใหม่')).toHaveValue('new-secret')
    expect(window.location.pathname).toBe('/user/profile')
  })

  it('without an answer is reported as unknown, and its form is gone', async () => {
    sandbox.control.addFault({ method: 'PUT', path, kind: 'dropAfter' })
    const { fill, player, shown } = await open()
    await fill('demo1234', 'new-secret', 'new-secret')
    expect(await shown.findByText(shared.unknownTitle)).toBeVisible()
    expect(shown.queryByLabelText('รหัสผ่านเดิม')).not.toBeInTheDocument()
    await player.click(shown.getByRole('button', { name: 'ตกลง' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is possible while neither the profile nor the banks can be read', async () => {
    for (const read of ['/api/account/profile', '/api/lookup/banks'])
      sandbox.control.addFault({ method: 'GET', path: read, kind: 'fail', status: 400, times: 99 })
    const { fill } = await open()
    await fill('demo1234', 'new-secret', 'new-secret')
    expect(await alert()).toHaveAccessibleDescription('เปลี่ยนรหัสผ่านแล้ว')
  })

  it('that is cancelled sends nothing, and its dialog closes', async () => {
    const { player, shown } = await open()
    await player.click(shown.getByRole('button', { name: 'ยกเลิก' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bodies(path)).toEqual([])
  })
})

describe('an edit of the profile', () => {
  const lost = { method: 'GET', path: '/api/account/profile', kind: 'fail', status: 404, message: 'NO_DATA' } as const
  const loseProfile = (times: number) => sandbox.control.addFault({ ...lost, times })

  it('saves name and bank account, and shows them', async () => {
    const player = await openApp('/user/profile?dialog=profile', { as: 'rich' })
    const shown = within(await dialog('แก้ไขข้อมูลส่วนตัว'))
    const name = await shown.findByLabelText('ชื่อที่ใช้แสดง')
    await player.clear(name)
    await player.type(name, 'คนใหม่')
    await player.selectOptions(shown.getByLabelText('ธนาคาร'), 'SCB')
    await player.clear(shown.getByLabelText('ชื่อบัญชีธนาคาร'))
    await player.type(shown.getByLabelText('ชื่อบัญชีธนาคาร'), 'khon mai')
    await player.clear(shown.getByLabelText('เลขที่บัญชี'))
    await player.type(shown.getByLabelText('เลขที่บัญชี'), '555-000-1111')
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    expect(await alert()).toHaveAccessibleDescription('บันทึกข้อมูลแล้ว')
    expect(bodies('/api/account/profile').filter(Boolean)).toEqual([
      { name: 'คนใหม่', bankCode: 'SCB', bankAccountName: 'KHON MAI', bankAccountNo: '5550001111' },
    ])
    expect(await screen.findByText('555-000-1111')).toBeVisible()
  })

  it.each([
    ['what was typed is there again', null, '1112223334'],
    ['an account that has changed replaces what was typed', '5550002222', '555-000-2222'],
  ])('after the messenger’s own menu led away from it, %s', async (_, changed, shown) => {
    const onSettings = vi.spyOn(platform(), 'onSettings').mockReturnValue(() => undefined)
    const player = await openApp('/user/profile?dialog=profile', { as: 'rich' })
    const number = () => screen.findByLabelText('เลขที่บัญชี')
    await player.clear(await number())
    await player.type(await number(), '1112223334')
    await waitFor(() => expect(onSettings).toHaveBeenCalled())
    await act(async () => onSettings.mock.calls.at(-1)?.[0]())
    await dialog(preferences.title)
    const { bankAccount } = memberOf('rich')
    if (changed) Object.assign(bankAccount ?? {}, { bankAccountNo: changed })
    act(() => window.history.back())
    expect(await number()).toHaveValue(shown)
  })

  it('says if the account cannot be read, and does not begin with an older one', async () => {
    const player = await openApp('/user/profile', { as: 'rich' })
    await screen.findByText(members.rich.name)
    loseProfile(1)
    await player.click(screen.getByRole('button', { name: 'แก้ไขข้อมูล' }))
    const shown = within(await dialog('แก้ไขข้อมูลส่วนตัว'))
    await player.click(await shown.findByRole('button', { name: 'ลองใหม่' }))
    expect(await shown.findByLabelText('เลขที่บัญชี')).toHaveValue(
      dashed(memberOf('rich').bankAccount?.bankAccountNo ?? ''),
    )
  })

  it('leaves no older account visible once saved, even if the new one cannot be read', async () => {
    const player = await openApp('/user/profile?dialog=profile', { as: 'rich' })
    const shown = within(await dialog('แก้ไขข้อมูลส่วนตัว'))
    await player.clear(await shown.findByLabelText('เลขที่บัญชี'))
    await player.type(shown.getByLabelText('เลขที่บัญชี'), '๕๕๕-000-3333')
    loseProfile(1)
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    await player.click(within(await alert()).getByRole('button', { name: 'ตกลง' }))
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    expect(screen.queryByText('123-456-7890')).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await screen.findByText('555-000-3333')).toBeVisible()
  })

  it('begins with what was changed elsewhere, and so does the page below', async () => {
    const player = await openApp('/user/profile', { as: 'rich' })
    await screen.findByText(memberOf('rich').name)
    Object.assign(memberOf('rich'), { name: 'ใหม่จากอีกเครื่อง' })
    await player.click(screen.getByRole('button', { name: 'แก้ไขข้อมูล' }))
    const shown = within(await dialog('แก้ไขข้อมูลส่วนตัว'))
    expect(await shown.findByLabelText('ชื่อที่ใช้แสดง')).toHaveValue('ใหม่จากอีกเครื่อง')
    await player.click(shown.getByRole('button', { name: 'ปิด' }))
    expect(await screen.findByText('ใหม่จากอีกเครื่อง')).toBeVisible()
  })

  it('shows the bank that it keeps, even if it is no longer in the list', async () => {
    amend('/api/lookup/banks', (banks) => (banks as { code: string }[]).filter(({ code }) => code !== 'KBANK'))
    const player = await openApp('/user/profile?dialog=profile', { as: 'rich' })
    const shown = within(await dialog('แก้ไขข้อมูลส่วนตัว'))
    expect(await shown.findByLabelText('ธนาคาร')).toHaveDisplayValue('ธนาคารกสิกรไทย')
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    expect(await alert()).toHaveAccessibleDescription('บันทึกข้อมูลแล้ว')
    expect(bodies('/api/account/profile').filter(Boolean)).toEqual([expect.objectContaining({ bankCode: 'KBANK' })])
  })

  it('names what is missing, and sends nothing', async () => {
    const player = await openApp('/user/profile?dialog=profile', { as: 'noBank' })
    const shown = within(await dialog('แก้ไขข้อมูลส่วนตัว'))
    await player.clear(await shown.findByLabelText('ชื่อที่ใช้แสดง'))
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    for (const words of ['กรอกชื่อที่ใช้แสดง', 'เลือกธนาคารก่อน', 'กรอกชื่อบัญชีธนาคาร', 'กรอกเลขที่บัญชี'])
      expect(shown.getByText(words)).toBeVisible()
    expect(bodies('/api/account/profile').filter(Boolean)).toEqual([])
  })

  it('of the account’s name is offered if the bank accepts only English names', async () => {
    const player = await openApp('/user/profile', { as: 'ktb' })
    await player.click(await screen.findByRole('button', { name: 'แก้ไขชื่อบัญชีธนาคาร' }))
    const shown = within(await dialog('แก้ไขชื่อบัญชีธนาคาร'))
    const name = await shown.findByLabelText('ชื่อบัญชีธนาคาร (ภาษาอังกฤษ)')
    expect(shown.getByText('ธนาคารกรุงไทย')).toBeVisible()
    expect(name).toHaveAccessibleDescription('ธนาคารนี้ใช้ชื่อภาษาอังกฤษ พิมพ์ตามสมุดบัญชี')
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    await waitFor(() => expect(toastTexts()).toContain('ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น'))
    expect(bodies('/api/account/bankAccountName')).toEqual([])
    await player.clear(name)
    await player.type(name, 'krung thai')
    expect(name).toHaveValue('KRUNG THAI')
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    expect(await alert()).toHaveAccessibleDescription('บันทึกข้อมูลแล้ว')
    expect(bodies('/api/account/bankAccountName')).toEqual([{ bankCode: 'KTB', bankAccountName: 'KRUNG THAI' }])
  })

  it('of the account’s name asks for an unknown bank, and sends no empty one', async () => {
    amend('/api/account/profile', (answer) => {
      const { bankAccount, ...rest } = answer as { bankAccount: object }
      return { ...rest, bankAccount: { ...bankAccount, bank: { nameTH: 'ธนาคารที่ไม่มีใครรู้จัก' } } }
    })
    const player = await openApp('/user/profile', { as: 'ktb' })
    await player.click(await screen.findByRole('button', { name: 'แก้ไขชื่อบัญชีธนาคาร' }))
    const shown = within(await dialog('แก้ไขชื่อบัญชีธนาคาร'))
    const name = await shown.findByLabelText('ชื่อบัญชีธนาคาร')
    await player.clear(name)
    await player.type(name, 'krung thai')
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    expect(await shown.findByText('เลือกธนาคารก่อน')).toBeVisible()
    expect(bodies('/api/account/bankAccountName')).toEqual([])
    await player.selectOptions(shown.getByLabelText('ธนาคาร'), 'KTB')
    await player.click(shown.getByRole('button', { name: 'บันทึก' }))
    expect(await alert()).toHaveAccessibleDescription('บันทึกข้อมูลแล้ว')
    expect(bodies('/api/account/bankAccountName')).toEqual([{ bankCode: 'KTB', bankAccountName: 'KRUNG THAI' }])
  })
})
