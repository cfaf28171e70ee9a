import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { acceptedFolder, drawnHere, isDrawnAlike } from '../tools/scenes/acceptedPictures.ts'
import { guardedPictures, optionsOf, pose, test } from './support/guardedPictures.ts'

const isAccepting = process.env['ACCEPT_PICTURES'] === '1'

// Another browser or other fonts draw other pixels: there is nothing to compare then, and one line says so.
if (isAccepting || isDrawnAlike())
  for (const picture of guardedPictures)
    test(`the picture ${picture.file} matches the accepted one`, async ({ browser, studio }) => {
      const context = await browser.newContext(optionsOf(picture.look))
      const page = await pose(picture, studio, context)
      await expect(page).toHaveScreenshot(picture.file)
      await context.close()
    })
else
  console.warn(
    `The accepted pictures are not compared: they were drawn by another browser or fonts than ${drawnHere()}.`,
  )

if (!isAccepting)
  test('each guarded scene has an accepted picture, and each picture a scene: npm run pictures:accept', () => {
    const accepted = (existsSync(acceptedFolder) ? readdirSync(acceptedFolder) : []).filter((file) =>
      file.endsWith('.png'),
    )
    expect(accepted.toSorted()).toEqual(guardedPictures.map(({ file }) => file).toSorted())
  })
