import { firstPages } from '../nav/firstPages.ts'

/**
 * The pages that lead to home, and the reads that home and login begin with. `test/unit/boot/firstReads.test.ts` compares them with the
 * app's calls.
 */
export const firstReads = {
  pages: [firstPages.root, firstPages.user, firstPages.home] as readonly string[],
  games: '/api/wallet/refresh/slot',
  wallet: '/api/wallet',
  wheel: '/api/spinwheel/active',
  /** They depend on no other read and need no session. */
  lookups: ['/api/lookup/info', '/api/lookup/notice'],
} as const
