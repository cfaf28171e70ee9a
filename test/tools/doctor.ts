import { runDoctor } from '../doctor/run.ts'

// `npm run doctor -- https://wallet.example`: what a deployed origin does otherwise than docs/operate.md has it.
process.exitCode = await runDoctor(process.argv.slice(2), { report: console.log, problem: console.error })
