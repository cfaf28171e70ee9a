import { build } from 'vite'

/** Builds the app once for all browser tests, as `npm start` does. */
export default async function buildOnce(): Promise<void> {
  await build({ logLevel: 'warn' })
}
