import { defineConfig } from '@playwright/test'
import { engineNames, engineOf } from './engines.ts'
import type { EngineOptions } from './fixtures.ts'

// The sandbox compares its answers with docs/openapi.yaml.
process.env['CHECK_CONTRACT'] = '1'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50] } },
  forbidOnly: true,
  reporter: 'list',
  globalSetup: '../e2e/support/build.ts',
  projects: engineNames.map((name) => ({ name, use: { engineName: name }, grepInvert: engineOf(name).cannot })),
})
