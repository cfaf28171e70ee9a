// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsSchema } from '../../src/settings/schema.ts'
import { settingsKnown } from './settingsKnown.ts'

const schema = readFileSync(join(import.meta.dirname, '../../src/settings/schema.ts'), 'utf8')
const settings = Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, 'set']))

test('all settings of the schema stay, and so does what is no setting', () => {
  const environment = { PATH: '/bin', ...settings }
  expect(settingsKnown(schema, environment)).toEqual(environment)
})

test('a setting that the schema does not list goes, also where its text speaks of it', () => {
  const text = 'export const settingsSchema = v.object({\n  VITE_BRAND: flag,\n})\n// VITE_REPORT_URL: later\n'
  expect(settingsKnown(text, { PATH: '/bin', ...settings })).toEqual({ PATH: '/bin', VITE_BRAND: 'set' })
})
