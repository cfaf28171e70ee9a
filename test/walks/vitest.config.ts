import { defineConfig } from 'vitest/config'
import base from '../../vite.config.ts'

/** As the unit tests, for the one file that takes as many walks as it is told. */
export default defineConfig(async (env) => {
  const { test, ...config } = await base(env)
  return { ...config, test: { ...test, include: ['test/walks/many.tsx'], testTimeout: 0, hookTimeout: 0 } }
})
