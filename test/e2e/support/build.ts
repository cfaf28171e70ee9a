import { cachedBuild } from '../../sandbox/cachedBuild.ts'
import { buildFolder, giftLinkKey } from './buildFolder.ts'
import { settingsOfTests } from './settingsOfTests.ts'

/** Builds the app for all browser tests, once for the same sources. */
export default function buildOnce(): void {
  const built = cachedBuild({ ...process.env, ...settingsOfTests })
  process.env[buildFolder] = built.folder
  process.env[giftLinkKey] = built.giftLinkKey
}
