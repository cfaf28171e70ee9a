import { now } from '../../lib/clock.ts'
import { createRequestId, postEvent } from '@telegram-apps/sdk-react'
import { answerTo, partOf } from './answer.ts'

/** The time limit of the client's question (ms). Some clients never report that it was closed. */
const questionLimitMs = 90_000
/** The time limit for the number to arrive once it was shared (ms): some clients confirm before they send it. */
const numberLimitMs = 15_000
/** The time limit of one request for the number (ms): iOS does not pass the server's refusals on. */
const requestLimitMs = 3_000
/** The growth of the pause between two requests (ms). */
const pauseStepMs = 100
/** A tap after this time (ms) asks again, as the client shows no question then. */
const repeatAfterMs = 3_000

let pending: Promise<string | null> | null = null
let askedAt = 0

/**
 * Asks the player through the client for their own phone number, as Telegram writes it: digits in international form, mostly without
 * a plus. Null: declined, not given, not supported, or no answer in time. One question at a time: a second
 * tap at once gets the same answer, a later one asks the client again.
 */
export function requestPhone(): Promise<string | null> {
  if (pending && now() - askedAt <= repeatAfterMs) return pending
  const asked = ask().finally(() => {
    if (pending === asked) pending = null
  })
  pending = asked
  return asked
}

function question(): void {
  askedAt = now()
  postEvent('web_app_request_phone')
}

// The SDK's own `requestContact` gives up at an empty answer, which means "not yet", and has no end of its own.
async function ask(): Promise<string | null> {
  const answer = await answerTo(question, ['phone_requested'], questionLimitMs)
  askedAt = Infinity
  return partOf(answer?.data, 'status') === 'sent' ? collect() : null
}

/** Requests the number until `end`, with growing pauses (ms). */
async function collect(end = now() + numberLimitMs, pause = pauseStepMs): Promise<string | null> {
  const phone = await requestNumber()
  if (phone !== null || now() + pause > end) return phone
  await new Promise((resolve) => setTimeout(resolve, pause))
  return collect(end, pause + pauseStepMs)
}

/** Requests the number once; null where the server does not have it yet. */
async function requestNumber(): Promise<string | null> {
  const req_id = createRequestId()
  const call = () => postEvent('web_app_invoke_custom_method', { req_id, method: 'getRequestedContact', params: {} })
  const answer = await answerTo(
    call,
    ['custom_method_invoked'],
    requestLimitMs,
    (data) => partOf(data, 'req_id') === req_id,
  )
  return phoneOf(partOf(answer?.data, 'result'))
}

/** The number in a contact as the server writes it, a query whose `contact` is JSON; null where there is none. */
function phoneOf(contact: unknown): string | null {
  if (typeof contact !== 'string') return null
  try {
    const phone = partOf(JSON.parse(new URLSearchParams(contact).get('contact') ?? 'null'), 'phone_number')
    return typeof phone === 'string' && /\d/.test(phone) ? phone : null
  } catch {
    return null
  }
}
