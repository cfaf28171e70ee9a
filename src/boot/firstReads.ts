import { pages } from '../nav/addresses.ts'

/** The pages that end at home, and the reads that home and login begin with. `test/unit/boot/firstReads.test.ts` holds them to the app's calls. */
export const firstReads = {
  pages: [pages.root, pages.user, pages.home] as readonly string[],
  games: '/api/wallet/refresh/slot',
  wallet: '/api/wallet',
  wheel: '/api/spinwheel/active',
  /** They wait for nothing, and are everybody's. */
  lookups: ['/api/lookup/info', '/api/lookup/notice'],
} as const
