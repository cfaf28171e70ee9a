import { defineConfig } from 'vitest/config'
import base from '../../vite.config.ts'

/** The unit tests' configuration, for the one file that runs any cells of the table of faults. */
export default defineConfig(async (env) => {
  const { test, ...config } = await base(env)
  return { ...config, test: { ...test, include: ['test/faults/many.tsx'], testTimeout: 0, hookTimeout: 0 } }
})
