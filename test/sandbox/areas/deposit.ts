import { publicCall } from '../call.ts'
import { bankChannels, channelCodes, walletChannels } from '../catalogue/depositChannels.ts'
import type { SandboxState } from '../state/state.ts'

const readLookup = publicCall({
  method: 'GET',
  path: '/api/lookup/deposit',
  answer: ({ context: { state } }) => ({
    banks: bankChannels.filter(({ bankCode }) => state.channels.includes(bankCode)),
    wallets: walletChannels.filter(({ walletAccountName }) => state.channels.includes(walletAccountName)),
    isManual: state.switches.isManual,
  }),
})

/** Offers these bank codes and wallet names only, or all for null. Throws for one that there is not. */
export function offerChannels(state: SandboxState, codes: readonly string[] | null): void {
  const unknown = codes?.find((code) => !channelCodes.includes(code))
  if (unknown !== undefined) throw new Error(`no channel is called ${unknown}`)
  state.channels = channelCodes.filter((code) => codes?.includes(code) ?? true)
}

export const depositCalls = [readLookup]
