import type { Tab } from '../engines/tab.ts'
import { scenes } from '../tools/scenes.ts'
import type { Scene } from '../tools/scene.ts'

/** The scenes that an address alone leads to. A new one is visited as soon as it has a picture. */
export const places: readonly Scene[] = scenes.filter(({ act, provokes }) => !act && !provokes)

/** Shows every row of the chat once, as its list renders only those in sight. @returns the largest number of rows seen at a time. */
export async function scrollThroughChat(tab: Tab): Promise<void> {
  for (let at = 0; ; at += 1) {
    const isAtTop = await tab.evaluate(() => {
      const list = [...document.querySelectorAll('[role=region]')].find(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 9,
      )
      if (!list) return true
      const before = list.scrollTop
      list.scrollTop = before - list.clientHeight * 0.8
      return before <= 0
    })
    if (isAtTop || at > 400) return
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
