import { defineConfig } from '@playwright/test'
import { engineNames } from '../engines/engines.ts'
import type { EngineOptions } from '../engines/fixtures.ts'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/hostile',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['list'], ['./figures.ts']],
  globalSetup: '../e2e/build.ts',
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
})
