import { defineConfig } from 'vitest/config'
import base from '../../../vite.config.ts'

const paths = [
  'test/unit/{commands,lib/money,operator,session,wallet}/**/*',
  'test/unit/features/**/{rules,*Rules}',
  'test/unit/features/home/useCountUp',
]
const files = (ending: string) => paths.map((path) => `${path}${ending}`)
const dom = files('.dom.test.ts')

/** The unit tests that tell within seconds what a mutant breaks; only some need a page, which takes longest to set up. */
export default defineConfig(async (env) => {
  const { test, ...config } = await base(env)
  const rules = { name: 'rules', environment: 'node', include: files('.test.ts'), exclude: dom }
  const projects = [rules, { name: 'page', include: dom }].map((project, groupOrder) => ({
    extends: true as const,
    test: { ...project, sequence: { groupOrder } },
  }))
  const fast = { isolate: false, maxWorkers: 1, testNamePattern: /^(?!.*own zone)/ }
  return { ...config, test: { ...test, ...fast, projects } }
})
