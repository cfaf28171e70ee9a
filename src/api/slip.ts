import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
import { acknowledgement, amount, instant, looseText, object, optionalText, optionalTotal } from './entities.ts'
import { ApiError } from './errors.ts'
import { lookup } from './lookup.ts'
import { rowsOf } from './rows.ts'
import { uploading, type OnProgress } from './upload.ts'

const slips = rowsOf({
  createdAt: instant,
  amount,
  status: looseText,
  note: optionalText,
  link: optionalText,
  reference: optionalText,
})

export const slipWindowCall = lookup(
  'slip',
  object({ isOpen: v.boolean(), closeFrom: optionalText, closeTo: optionalText }),
)
/** One page of the slips, newest first; pages count from 1. */
export const slipsCall = defineCall({
  method: 'POST',
  path: '/api/statement/slip',
  kind: 'read',
  answer: object({ slips, total: optionalTotal }),
})
export const slipReferenceCall = defineCall({
  method: 'GET',
  path: '/api/statement/slip/reference/{reference}',
  kind: 'read',
  answer: object({ url: v.string() }),
})
export const uploadSlipCall = defineCall({
  method: 'POST',
  path: '/api/wallet/slip',
  kind: 'command',
  timeLimit: 300_000,
  answer: acknowledgement,
})

/** The hours in which slips are accepted; `closeFrom` and `closeTo` are HH:mm in Asia/Bangkok, null where the server names none. */
export type SlipWindow = v.InferOutput<typeof slipWindowCall.answer>
/** A slip that was sent; `note` is a reason code; its image is at `link`, or at the address that its `reference` leads to. */
export type Slip = v.InferOutput<typeof slips>[number]

/** Reads whether slips are accepted now. */
export const readSlipWindow = () => send(slipWindowCall)
/** Reads the address of a slip without a link. */
export const readSlipUrl = async (reference: string) =>
  (await send(slipReferenceCall, { parameters: { reference } })).url

/** The control of an upload: `onProgress` receives the part that was sent, `signal` cancels. */
export interface Upload extends CommandOptions {
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

/**
 * Sends a slip, once. Cancelled before all of it was sent, it has no effect (CANCELLED); after that its outcome is unknown.
 * @throws ApiError; `noAnswer` means that it may have arrived.
 */
export async function uploadSlip(file: File, { onProgress, ...options }: Upload) {
  let left: number | null = 0
  const transport = uploading('file', file, (part) => {
    left = part
    onProgress(part)
  })
  try {
    return await send(uploadSlipCall, { ...options, transport })
  } catch (reason) {
    if (!options.signal.aborted) throw reason
    throw left !== null && left < 1 ? new ApiError('CANCELLED', 0, 'notSent') : new ApiError('NO_ANSWER', 0, 'noAnswer')
  }
}
