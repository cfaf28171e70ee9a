import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../tools/browser.ts'

// The sandbox compares its answers with docs/openapi.yaml.
process.env['CHECK_CONTRACT'] = '1'

const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the cores: tests wait, too, for clocks and for answers that never come.
  workers: Math.max(2, availableParallelism() + 1),
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: {
    timeout: 45_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/../pictures/accepted/{arg}{ext}',
      // An accepted picture shows every change, faint colours too.
      ...(process.env['ACCEPT_PICTURES']
        ? { maxDiffPixelRatio: 0, threshold: 0.02 }
        : { maxDiffPixelRatio: 0.002, threshold: 0.05 }),
      animations: 'disabled',
      caret: 'hide',
    },
  },
  // A missing picture fails. `npm run pictures:accept` takes them.
  updateSnapshots: 'none',
  forbidOnly: true,
  reporter: 'list',
  globalSetup: './support/build.ts',
  use: {
    // A cheap Android phone, upright.
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // A trace of every test costs a quarter of the time; `TRACE=1` takes them.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
  },
})
