import { test as base, expect, type Page } from '@playwright/test'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'

interface Backend {
  sandbox: Sandbox
  url: string
}

interface Fixtures {
  /** The backend that this worker's pages talk to: at its seed, audited when the test is over. */
  sandbox: Sandbox
  /** Complaints of the page that the test expects, such as a refused request's own console line. */
  expectedComplaints: RegExp[]
}

/** Browser tests: the built app and a sandbox on one port for each worker. The console stays silent, the ledger true. */
export const test = base.extend<Fixtures, { backend: Backend }>({
  backend: [
    // eslint-style empty pattern: Playwright reads the parameter's shape.
    async ({ browserName: _ }, use) => {
      const sandbox = createSandbox({ quiet: true })
      const { url, close } = await serveBuild({ sandbox, port: 0 })
      await use({ sandbox, url })
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backend }, use) => use(backend.url),
  expectedComplaints: async ({ browserName: _ }, use) => use([]),
  sandbox: async ({ backend }, use) => {
    backend.sandbox.reset()
    await use(backend.sandbox)
    expect(backend.sandbox.audit().problems).toEqual([])
    expect(backend.sandbox.violations).toEqual([])
  },
  page: async ({ page, sandbox: _, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect } from '@playwright/test'

/** Signs in through the login page. */
export async function signIn(page: Page, who: keyof typeof members = 'rich', remember = false): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('เบอร์โทรศัพท์').fill(members[who].username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(members[who].password)
  await page.getByLabel('จดจำการเข้าสู่ระบบ').setChecked(remember)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await page.waitForURL('**/user/home')
}
