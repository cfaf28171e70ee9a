import { defineConfig } from 'vitest/config'
import base from '../../vite.config.ts'

/** The unit tests' configuration, for the one file that runs any cells of the table of faults. */
export default defineConfig(async (env) => {
  const { test, ...config } = await base(env)
  const projects = [{ extends: true as const, test: { include: ['test/faults/many.tsx'] } }]
  return { ...config, test: { ...test, projects, testTimeout: 0, hookTimeout: 0 } }
})
