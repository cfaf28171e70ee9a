import { setStage, takePhone } from './stage.ts'
import { total, walk } from './walk.ts'

/**
 * `npm run bench:hour`: an hour of use in the built app, as walks through all rooms one after another, with the chat opened in each, and
 * prints what the heap held after a twelfth of them and after all.
 */
const [walks, measuredFrom] = [60, 5]
const goal = 1.1

const stage = await setStage()
stage.sandbox.control.setBanners({ refund: false, invite: false })
const { page, devTools } = await takePhone(stage)
await page.goto(`${stage.url}/user/home`)
await total(page).getByText('฿').first().waitFor()
let first = 0
let last = 0
for (let count = 1; count <= walks; count += 1) {
  for (const { on, there } of walk) {
    await on(page).tap()
    await there(page).waitFor()
  }
  last = await heap()
  if (count === measuredFrom) first = last
  console.log(`${count}: ${last.toFixed(1)} MB`)
}
console.log(`${(last / first).toFixed(2)} times what it was after ${measuredFrom} of ${walks} walks (${goal})`)
await stage.close()
process.exit(last / first <= goal ? 0 : 1)

/** What the page's heap holds that is still needed, in MB. */
async function heap(): Promise<number> {
  await page.waitForLoadState('networkidle')
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
