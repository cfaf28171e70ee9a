import { defineConfig } from '@playwright/test'
import { engineNames, engineOf, type EngineName } from './engines.ts'
import type { EngineOptions } from './fixtures.ts'

const literally = (text: string) => text.replaceAll(/[.*+?()[\]{}|\\^$]/g, String.raw`\$&`)

/** Titles of journeys that the engine's driver cannot do. */
const beyond = (name: EngineName): RegExp[] =>
  Object.keys(engineOf(name).cannot).map((title) => new RegExp(`${literally(title)}$`))

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['list'], ['./tableReporter.ts']],
  globalSetup: '../e2e/build.ts',
  projects: engineNames.map((name) => ({ name, use: { engineName: name }, grepInvert: beyond(name) })),
})
