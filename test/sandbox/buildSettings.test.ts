import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { expect, test, vi } from 'vitest'
import { setForSandbox } from './buildSettings.ts'
import { demoPlugin } from './demo/demoPlugin.ts'

test('an operator’s .env never points a build for the sandbox at the real backend; the environment’s settings stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'member-wallet-env-'))
  const before = { ...process.env }
  try {
    writeFileSync(join(folder, '.env'), 'VITE_API_BASE=https://api.example\nVITE_CHAT_URL=https://chat.example\n')
    process.env['VITE_REGION'] = 'la'
    setForSandbox(process.env)
    expect(loadEnv('production', folder, 'VITE_')).toMatchObject({
      VITE_API_BASE: '',
      VITE_CHAT_URL: '/',
      VITE_REGION: 'la',
    })
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    rmSync(folder, { recursive: true })
  }
})

test('a demo that is told of a server is not built, and says what to leave out', () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example')
  expect(() => demoPlugin([])).toThrow(/^A demo has no server: build it without VITE_API_BASE/)
  vi.unstubAllEnvs()
})
