import { reachScene } from '../tools/reachScene.ts'
import { scenes } from '../tools/scenes.ts'
import { test } from './fixtures.ts'
import { brokenConnection, refused } from './player.ts'

// One look of `npm run pictures`: Thai, 360 px, light. A scene that cannot be reached fails here first.
for (const scene of scenes)
  test(`the scene "${scene.name}" is reached`, async ({ page, context, sandbox, expectedComplaints }) => {
    if (scene.provokes) expectedComplaints.push(brokenConnection, refused)
    const open = async (address: string) => {
      await page.goto(address)
      return page
    }
    await reachScene(context, scene, { sandbox, language: 'th', open })
  })
