import { setStage, takePhone } from './stage.ts'
import { total, walk } from './walk.ts'

/**
 * `npm run bench:hour`: an hour of use in the built app. It walks through all rooms again and again, opens the chat each time, and prints
 * the heap after a twelfth of the walks and after all. What the page keeps counts. Code that the browser compiles on the way, and what
 * DevTools note of each answer, are printed apart, as no app can free them.
 */
const [walks, measuredFrom] = [60, 5]
const goal = 1.1

const stage = await setStage()
stage.sandbox.control.setBanners({ refund: false, invite: false })
const { page, devTools } = await takePhone(stage)
await page.goto(`${stage.url}/user/home`)
await total(page).getByText('฿').first().waitFor()
const first = await walkUntil(1, measuredFrom)
const last = await walkUntil(measuredFrom + 1, walks)
await stage.close()
process.exit(last / first <= goal ? 0 : 1)

/** Walks on. @returns what the page keeps then, in MB. */
async function walkUntil(from: number, to: number): Promise<number> {
  for (let count = from; count <= to; count += 1)
    for (const { on, there } of walk) {
      await on(page).tap()
      await there(page).waitFor()
    }
  await page.waitForLoadState('networkidle')
  const { kept, code, noted } = await heap()
  const ratio = to === measuredFrom ? '' : `: ${(kept / first).toFixed(2)} times as much (${goal})`
  console.log(
    `${to} walks: the page keeps ${kept.toFixed(2)} MB${ratio}; compiled code ${code.toFixed(2)}, DevTools ${noted.toFixed(2)}`,
  )
  return kept
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
  readonly strings: string[]
}

/** The page's heap after a garbage collection, in MB, by who keeps it. */
async function heap(): Promise<{ kept: number; code: number; noted: number }> {
  const parts: string[] = []
  const onPart = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  devTools.on('HeapProfiler.addHeapSnapshotChunk', onPart)
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devTools.off('HeapProfiler.addHeapSnapshotChunk', onPart)
  const { snapshot, nodes, strings } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ]
  const sizes = { kept: 0, code: 0, noted: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const isCode = node_types[0][nodes[at + type] ?? 0] === 'code'
    const isNoted = strings[nodes[at + name] ?? 0]?.startsWith('blink::NetworkResourcesData') ?? false
    sizes[isCode ? 'code' : isNoted ? 'noted' : 'kept'] += (nodes[at + size] ?? 0) / 1e6
  }
  return sizes
}
