import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { FirstPages } from '../firstPage.ts'

const projectFolder = `${import.meta.dirname}/../../..`
const renderLimitMs = 60_000

/** HTML by language. @throws Error */
export async function prerenderedPages(mode: string): Promise<FirstPages> {
  // To resolve packages.
  const outDir = await mkdtemp(join(projectFolder, 'node_modules/.prerendered-'))
  try {
    await build({
      root: projectFolder,
      mode,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true, external: ['jsdom'] },
      build: { ssr: 'src/firstFrame/prerender/main.ts', outDir, manifest: false },
    })
    const program = ['--no-warnings', join(outDir, 'main.js')]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, program, { timeout: renderLimitMs })
    if (stderr !== '') throw new Error(`The first pages complain: ${stderr}`)
    return JSON.parse(stdout) as FirstPages
  } finally {
    await rm(outDir, { recursive: true })
  }
}
