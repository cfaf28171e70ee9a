import { defineConfig } from 'vitest/config'
import base from '../../vite.config.ts'

/** The unit tests' configuration, for the one file that takes any number of walks. */
export default defineConfig(async (env) => {
  const { test, ...config } = await base(env)
  const projects = [{ extends: true as const, test: { include: ['test/walks/many.tsx'] } }]
  return { ...config, test: { ...test, projects, testTimeout: 0, hookTimeout: 0 } }
})
