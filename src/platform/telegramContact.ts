import { createRequestId, postEvent } from '@telegram-apps/sdk-react'
import { answerTo, partOf } from './telegramAnswer.ts'

/** How long the player may think about the client's question (ms). Some clients never tell that it was put away. */
const questionLimit = 90_000
/** How long the number may be on its way once it was given (ms): some clients say so before they send it. */
const numberLimit = 15_000
/** How long one look for the number may take (ms): iOS does not pass the server's refusals on. */
const lookLimit = 3_000
/** By how much the pause between two looks grows (ms). */
const pauseStep = 100
/** Whoever taps again after so long (ms) has no question of the client before them: it is asked again. */
const repeatAfter = 3_000

let pending: Promise<string | null> | null = null
let askedAt = 0

/**
 * Asks the player through the client for their own phone number, as Telegram writes it: digits in international form, mostly without
 * a plus. Null: declined, not given, not supported, or no answer in time. One question at a time: who taps
 * again at once gets the same answer, later the client is asked anew.
 */
export function requestPhone(): Promise<string | null> {
  if (pending && Date.now() - askedAt <= repeatAfter) return pending
  const asked = ask().finally(() => {
    if (pending === asked) pending = null
  })
  pending = asked
  return asked
}

function question(): void {
  askedAt = Date.now()
  postEvent('web_app_request_phone')
}

// The SDK's own `requestContact` gives up at an empty answer, which means "not yet", and has no end of its own.
async function ask(): Promise<string | null> {
  const answer = await answerTo(question, ['phone_requested'], questionLimit)
  askedAt = Infinity
  return partOf(answer?.data, 'status') === 'sent' ? collect() : null
}

/** Looks for the number until `end`, after ever longer pauses (ms). */
async function collect(end = Date.now() + numberLimit, pause = pauseStep): Promise<string | null> {
  const phone = await look()
  if (phone !== null || Date.now() + pause > end) return phone
  await new Promise((resolve) => setTimeout(resolve, pause))
  return collect(end, pause + pauseStep)
}

/** Looks once whether the server has the number. */
async function look(): Promise<string | null> {
  const req_id = createRequestId()
  const call = () => postEvent('web_app_invoke_custom_method', { req_id, method: 'getRequestedContact', params: {} })
  const answer = await answerTo(call, ['custom_method_invoked'], lookLimit, (data) => partOf(data, 'req_id') === req_id)
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
