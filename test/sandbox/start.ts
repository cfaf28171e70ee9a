import { parseArgs } from 'node:util'
import { build } from 'vite'
import { setForSandbox } from './buildSettings.ts'
import { createSandbox } from './sandbox.ts'
import { members } from './seed/seed.ts'
import { serveBuild } from './serveBuild.ts'
import { fileStore } from './store.ts'

// `npm start`: builds the app and serves it with the sandbox backend on one port.
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, fresh: { type: 'boolean', default: false } },
})

const giftLinkKey = setForSandbox(process.env)
await build({ logLevel: 'warn' })
const sandbox = createSandbox({ store: fileStore('.sandbox'), giftLinkKey })
if (values.fresh) sandbox.reset()
const { url } = await serveBuild({ sandbox, port: Number(values.port) })

const { username, password } = members.rich
console.log(`
Member wallet  ${url}
Demo member    ${username}  password ${password}
Control page   ${url}/sandbox   (switches, deposits, failures, errors)

State is kept in .sandbox; begin anew with: npm start -- --fresh`)
