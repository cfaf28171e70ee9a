import config from '../e2e/playwright.config.ts'

// `npx playwright test -c test/hostile/playwright.config.ts`: every screen with hostile content, before a release.
export default { ...config, testDir: '.', globalSetup: '../e2e/support/build.ts', timeout: 600_000 }
