import { statementCall } from '../api/statement.ts'
import { walletCall } from '../api/wallet.ts'
import { rereads } from '../reads/reads.ts'

/** True if a cached read shows money: it is read again after every command that may have moved some. */
export const showsMoney = rereads(walletCall, statementCall)
