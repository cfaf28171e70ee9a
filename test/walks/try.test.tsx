import * as fc from 'fast-check'
import { Session } from 'node:inspector/promises'
import { writeFileSync, mkdirSync } from 'node:fs'
import { it } from 'vitest'
import { completePage } from '../screens/page.ts'
import { roomNames } from './rooms.ts'
import { ways } from './steps.ts'
import { walk } from './walk.ts'

it('walks', async () => {
  completePage()
  const seed = Number(process.env['WALK_SEED'] ?? 1)
  const only = process.env['WALK_ONLY']
  await walk({ variation: 0, remembered: false, steps: roomNames.map((room) => ({ do: 'enter', room })) })
  let runs = 0
  const found = new Map<string, number>()
  const t0 = process.hrtime.bigint()
  const property = fc.asyncProperty(ways, async (way) => {
    const a = process.hrtime.bigint()
    const cpu = process.cpuUsage()
    const { violations, figures, story } = await walk(way)
    runs += 1
    const ms = Number(process.hrtime.bigint() - a) / 1e6
    for (const { rule } of violations) found.set(rule, (found.get(rule) ?? 0) + 1)
    process.stderr.write(
      `${runs} ${ms.toFixed()}ms cpu ${(process.cpuUsage(cpu).user / 1000).toFixed()} ${JSON.stringify(figures)} ${JSON.stringify([...new Set(violations.map(({ rule }) => rule))])}\n`,
    )
    if (process.env['WALK_STORY'])
      process.stderr.write([...story, ...violations.map((v) => JSON.stringify(v))].join('\n') + '\n')
    const bad = violations.filter(({ rule, text }) => (only ? new RegExp(only).test(`${rule}: ${text}`) : false))
    if (bad.length > 0) throw new Error(bad.map(({ rule, text }) => `${rule}: ${text}`).join('\n'))
  })
  const session = new Session()
  if (process.env['PROF']) {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
  }
  const result = await fc.check(property, {
    seed,
    path: process.env['WALK_PATH'] ?? '',
    numRuns: Number(process.env['WALKS'] ?? 10),
  })
  if (process.env['PROF']) {
    const { profile } = await session.post('Profiler.stop')
    mkdirSync('/tmp/prof', { recursive: true })
    writeFileSync('/tmp/prof/a.cpuprofile', JSON.stringify(profile))
  }
  process.stderr.write(
    JSON.stringify({
      found: [...found],
      runs,
      s: Number(process.hrtime.bigint() - t0) / 1e9,
      failed: result.failed,
      path: result.counterexamplePath,
      seed: result.seed,
      n: result.numRuns,
      shrinks: result.numShrinks,
    }) +
      '\n' +
      JSON.stringify(result.counterexample) +
      '\n' +
      String(result.errorInstance) +
      '\n',
  )
}, 6_000_000)
