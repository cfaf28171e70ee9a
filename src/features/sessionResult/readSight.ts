import { gamesRemainStale } from '../../wallet/firstReading.ts'
import { totals } from '../../wallet/accounts.ts'
import { contentOf } from '../../wallet/ledger/row.ts'
import type { Reading } from '../../wallet/ledger/reading.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { readFreshWallet } from '../../wallet/useWallet.ts'
import type { Sight } from '../../wallet/sessionResult.ts'

const maxAttempts = 3

const pictureOf = ({ rows, total }: Reading) =>
  JSON.stringify([total, rows.map((row) => contentOf(row) + row.progress)])

/**
 * Reads the games, the wallet and, before and after it, the statement: the wallet belongs to a statement that is the same twice.
 * `after`: the instant that the statement has to reach (epoch ms by the server's clock), null for its newest page.
 * @returns null when the session has ended or the wallet tells no total. @throws ApiError
 */
export async function readSight(after: number | null): Promise<Sight | null> {
  const reach = after === null ? undefined : new Date(after).toISOString()
  const gamesAreStale = await gamesRemainStale()
  const attempt = async (left: number): Promise<Sight | null> => {
    const before = await ledger.refresh(reach)
    const wallet = await readFreshWallet()
    const reading = await ledger.refresh(reach)
    const { main, all: total } = totals(wallet)
    if (before === null || reading === null || main === null || total === null) return null
    const isSame = pictureOf(before) === pictureOf(reading)
    if (!isSame && left > 1) return attempt(left - 1)
    return { total, main, reading, isExact: isSame && !gamesAreStale }
  }
  return attempt(maxAttempts)
}
