import { compare, settle, talk } from '../e2e/chatSoak.ts'
import { setStage, takePhone } from './stage.ts'

/**
 * `npm run bench:soak`: 5,000 messages from each side, or the number that is given behind it, over a connection that breaks in every
 * way, in the built app with its chat open. Exits with 1 if one is lost, doubled or out of order.
 */
const each = Number(process.argv[2] ?? 5_000)

const stage = await setStage()
const { page } = await takePhone(stage)
const took: Record<string, string> = {}
const progress = setInterval(tellProgress, 10_000)

await page.goto(`${stage.url}/user/home?dialog=chat`)
await page.getByRole('dialog').getByRole('textbox').waitFor()
const isRight = await allGoesWell()
clearInterval(progress)
console.log(
  `${each} messages each way: ${isRight ? 'each there once, in order' : 'NOT as the server holds them'}`,
  took,
)
await stage.close()
process.exit(isRight ? 0 : 1)

async function allGoesWell(): Promise<boolean> {
  try {
    await timed('talk', () => talk(page, stage.sandbox, each))
    await timed('settle', () => settle(page, stage.sandbox, each))
    await timed('compare', () => compare(page, stage.sandbox))
    return stage.sandbox.violations.length === 0
  } catch (error) {
    console.error(error)
    return false
  }
}

async function timed(name: string, part: () => Promise<void>): Promise<void> {
  const begin = Date.now()
  try {
    await part()
  } finally {
    took[name] = `${((Date.now() - begin) / 1000).toFixed(1)} s`
    console.log(`${name}: ${took[name]}`)
  }
}

function tellProgress(): void {
  const requests = stage.sandbox.requests.filter(({ path }) => path.startsWith('/api/chat/'))
  console.log(`${requests.length} calls of the chat so far`)
}
