import { defineConfig } from 'vitest/config'
import base from '../../../vite.config.ts'

/** As the unit tests, for those that tell within seconds what a mutant breaks: they need no page. */
export default defineConfig(async (env) => {
  const { test, ...config } = await base(env)
  const include = [
    'test/unit/{commands,lib/money,operator,session,wallet}/**/*.test.ts',
    'test/unit/features/**/{rules,*Rules}.test.ts',
    // Rules of the wallet that are tested with what shows them.
    'test/unit/ui/questionText.test.ts',
    'test/unit/features/home/useCountUp.dom.test.ts',
  ]
  const fast = { isolate: false, maxWorkers: 1 }
  const projects = [{ extends: true as const, test: { include } }]
  return { ...config, test: { ...test, ...fast, projects, testNamePattern: /^(?!.*own zone)/ } }
})
