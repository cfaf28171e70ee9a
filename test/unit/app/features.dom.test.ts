import { basename } from 'node:path'
import { expect, test } from 'vitest'

const modules = import.meta.glob<object>('/src/features/**/*{Page,Dialog}.tsx', { eager: true })

// The tables of pages and dialogs import these modules whole, so that the check of unused code cannot look into them.
test.each(Object.entries(modules))('%s exports its page or dialog alone', (path, module) => {
  expect(Object.keys(module)).toEqual([basename(path, '.tsx')])
})
