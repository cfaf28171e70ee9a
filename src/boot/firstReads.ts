import { pages } from '../nav/addresses.ts'

/** The pages that end at home, and the reads that home begins with. `test/firstReads.test.ts` holds them to the app's calls. */
export const firstReads = {
  pages: [pages.root, pages.user, pages.home] as readonly string[],
  games: '/api/wallet/refresh/slot',
  wallet: '/api/wallet',
}
