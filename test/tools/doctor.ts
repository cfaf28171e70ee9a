import { runDoctor } from './doctor/run.ts'

// `npm run doctor -- https://wallet.example`: checks a deployed origin against docs/deploy.md.
process.exitCode = await runDoctor(process.argv.slice(2), { report: console.log, problem: console.error })
