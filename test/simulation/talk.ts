import { runEach } from './processes.ts'

// `npm run talk`: 2,000 chat messages each way in simulated time, five times, and what went wrong. `npm run talk -- 500 7,8`: this many, with these seeds.

const [messages = '2000', seeds = '1,2,3,4,5'] = process.argv.slice(2)
const runs = seeds.split(',').map((seed) => ({ TALK: messages, TALK_SEEDS: seed }))
const rows: object[] = []
await runEach('test/simulation/talk/talk.test.ts', runs, ([test], { TALK_SEEDS: seed }) => {
  rows.push({ seed, ...test?.meta.talk })
  if (test?.status === 'passed') return
  if (!test?.meta.talk) console.log(test?.failureMessages.join('\n'))
  process.exitCode = 1
})
console.table(rows)
