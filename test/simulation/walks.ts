import { runEach } from './processes.ts'

// `npm run walks`: 2,000 random walks through the whole app, and their findings. WALKS=100: this number; WALK_SEED=7: others.
// `WALK_SEED=7 WALK_PATH=31 npm run walks` takes one of them again, makes it as short as possible and describes it;
// `WALK_FIND='told as done'` looks for one finding alone.

const { WALK_SEED = '1', WALK_PATH, WALK_FIND, WALKS = '2000' } = process.env
const file = 'test/simulation/walks/walks.test.ts'
const chunk = 50

async function takeAll(): Promise<void> {
  const count = Number(WALKS)
  const runs = Array.from({ length: Math.ceil(count / chunk) }, (_, index) => ({
    WALK_SEED: String(Number(WALK_SEED) + index),
    WALKS: String(Math.min(chunk, count - index * chunk)),
  }))
  const sums: Record<string, number> = {}
  await runEach(file, runs, ([test], { WALK_SEED: seed }) => {
    const { found = [], ...figures } = test?.meta.walks ?? {}
    if (found.length === 0 && test?.status !== 'passed')
      console.log(`WALK_SEED=${seed}`, test?.failureMessages.join('\n'))
    for (const { rule, text, path } of found)
      console.log(`✗ ${rule}: ${text.slice(0, 160)}\n  WALK_SEED=${seed} WALK_PATH=${path}`)
    for (const [name, figure] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + figure
    if (test?.status !== 'passed') process.exitCode = 1
    process.stderr.write(`${sums['walks'] ?? 0} of ${count} walks\n`)
  })
  console.log(
    `${sums['walks']} walks in ${Math.round(performance.now() / 1000)} s: ${sums['steps']} steps, ${sums['commands']} commands sent, ` +
      `${sums['unknown']} without an answer, ${sums['told']} outcomes told, ${sums['settled']} of them by the statement; ` +
      `${sums['exact']} net results called exact`,
  )
  if (!(count > 0)) process.exitCode = 1
  if (!process.exitCode) console.log('Nothing was sent twice, told wrong, shown to another or left without a way out.')
}

/** Looks for one finding, or for any of a known walk, and prints the shortest way to it. */
const tellOne = () =>
  runEach(file, [{ WALK_FIND: WALK_FIND ?? ': ', WALK_SEED, WALKS }], ([test]) => {
    console.log(
      test?.status === 'passed' ? 'Nothing was found.' : (test?.meta.shortest ?? test?.failureMessages.join('\n')),
    )
    process.exitCode = test?.status === 'passed' ? 0 : 1
  })

await (WALK_PATH === undefined && WALK_FIND === undefined ? takeAll() : tellOne())
