import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { buildFolder } from './support/buildFolder.ts'
import { expect, test } from './support/fixtures.ts'
import { enter, fillTransfer, logOut, alert, sendButton, logIn, transferAction } from './support/player.ts'

/** Notes every violation of the page's policy, from before its first script on. */
async function noteViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'violations') as string[])
}

test('a whole journey complies with the policy', { tag: '@smoke' }, async ({ page }) => {
  const violations = await noteViolations(page)
  await logIn(page)
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await expect(page.getByRole('region', { name: 'ประกาศ' }).getByRole('link')).toBeVisible()
  await page.getByRole('combobox', { name: 'ภาษา' }).selectOption('en')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('th')
  await transferAction(page).click()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'หน้าถัดไป' }).click()
  await expect(page.getByRole('button', { name: 'หน้า 2' })).toHaveAttribute('aria-current', 'page')
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  expect(await violations()).toEqual([])
})

test('the policy allows only the page’s own inline code and styles, by their hashes', async ({ page }) => {
  const answer = await page.goto('/login')
  const html = (await answer?.text()) ?? ''
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*|data:[^;]*script/)
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '')
  expect(inline).toHaveLength(3)
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const hashes = inline.map(hashOf)
  expect(/script-src [^;]*/.exec(policy)?.[0]).toBe(`script-src 'self' ${hashes.join(' ')}`)
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text ?? '')
  expect(styles).toHaveLength(1)
  expect(/style-src [^;]*/.exec(policy)?.[0]).toBe(`style-src 'self' ${styles.map(hashOf).join(' ')}`)
  expect(html).not.toMatch(/\sstyle=/)

  expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('no code in the build lets Telegram scan a QR code or read the clipboard', () => {
  // Older clients on iOS paste such an answer raw into the page's code. The SDK keeps the names, but only a call begins with one.
  const assets = `${process.env[buildFolder] ?? 'dist'}/assets`
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  /** How often the event is what a call begins with, by its name or by the file's constant that holds it. */
  const calls = (event: string) =>
    files.flatMap((file) => {
      const text = readFileSync(`${assets}/${file}`, 'utf8')
      const quoted = `[\`'"]${event}[\`'"]`
      const constants = [...text.matchAll(new RegExp(`([\\w$]+)=${quoted}`, 'g'))].map(([, name = '']) => name)
      return [quoted, ...constants.map((name) => name.replaceAll('$', '\\$'))].flatMap((begin) =>
        [...text.matchAll(new RegExp(`.{40}[\\w$]\\(${begin}[,)]`, 'g'))].map(([found]) => found),
      )
    })
  expect(calls('web_app_request_theme')).not.toEqual([])
  expect(calls('web_app_open_scan_qr_popup')).toEqual([])
  expect(calls('web_app_read_text_from_clipboard')).toEqual([])
})

test('the build lists the libraries it contains, with their licences, and no tool', () => {
  const list = readFileSync(`${process.env[buildFolder] ?? 'dist'}/THIRD-PARTY.md`, 'utf8')
  const missing = Object.keys(manifest.dependencies).filter((name) => !new RegExp(`^## ${name} - \\d`, 'm').test(list))
  // It hands on what packages below it have, and has no code of its own.
  expect(missing).toEqual(['@telegram-apps/sdk-react'])
  expect(list).toMatch(/^## @telegram-apps\/bridge - \d/m)
  // The code that reads a slip is a worker's, bundled by itself.
  expect(list).toMatch(/^## qr - \d/m)
  for (const name of ['vite', 'vitest', 'msw', 'axios', 'promptparse'])
    expect(list).not.toMatch(new RegExp(`^## ${name} - \\d`, 'm'))
  expect(list).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
})

test('injected code and styles do not run', { tag: '@smoke' }, async ({ page, sandbox, provoked }) => {
  provoked.push(/Content Security Policy/)
  const violations = await noteViolations(page)
  await enter(page, { sandbox })
  await expect(page.getByRole('heading', { name: 'สล็อต' })).toBeVisible()
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.broken = true'
    const handler = document.createElement('img')
    handler.setAttribute('onerror', 'window.broken = true')
    handler.src = 'data:,'
    const styled = document.createElement('p')
    styled.id = 'styled'
    styled.setAttribute('style', 'color: rgb(1, 2, 3)')
    const outside = document.createElement('script')
    outside.src = 'https://evil.example/code.js'
    document.body.append(script, handler, styled, outside)
  })
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect
    .poll(async () => (await violations()).map((violation) => violation.split(' ')[0]).toSorted())
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr'])
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  // The app goes on: only without its own file it would not.
  await expect(page.getByRole('heading', { name: 'สล็อต' })).toBeVisible()
})
