import type { Tab } from '../engines/tab.ts'
import type { Elsewhere } from './elsewhere.ts'
import { rest } from './fixtures.ts'
import { faultsInPage, pokeTexts } from './watch.ts'

/** What the app says in the place of a part that failed. */
const failed = /โหลดหน้านี้ไม่สำเร็จ/

/** All that went wrong in the page as it stands and after its texts were poked. @returns it in words. */
export async function faultsOf(tab: Tab, elsewhere: Elsewhere): Promise<string[]> {
  const path = await tab.path()
  await tab.evaluate(pokeTexts)
  await rest(tab)
  const faults = await tab.evaluate(faultsInPage)
  const text = await tab.evaluate(() => document.body.innerText)
  if (failed.test(text)) faults.push('a part says that it failed')
  if (text.trim() === '') faults.push('the page is blank')
  const now = await tab.path()
  if (now !== path) faults.push(`the page went from ${path} to ${now}`)
  return [...new Set([...faults, ...elsewhere.asked.splice(0).map((asked) => `asked elsewhere: ${asked}`)])]
}
