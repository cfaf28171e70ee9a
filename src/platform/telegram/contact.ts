import { createRequestId, postEvent } from '@telegram-apps/sdk-react'
import { answerTo, partOf } from './answer.ts'

/** Some clients never report a closed question. */
const questionLimitMs = 90_000
/** Some clients confirm before the number is stored. */
const numberLimitMs = 15_000
/** iOS hides the server's refusals. */
const requestLimitMs = 3_000
const pauseStepMs = 100
/** A later tap shows a new question. */
const repeatAfterMs = 3_000

let pending: Promise<string | null> | null = null
let askedAt = 0

/** International digits, mostly without a plus; null: declined or no answer. */
export function requestPhone(): Promise<string | null> {
  if (pending && Date.now() - askedAt <= repeatAfterMs) return pending
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

// The SDK fails on an empty answer, which means "not yet".
async function ask(): Promise<string | null> {
  const answer = await answerTo(question, ['phone_requested'], questionLimitMs)
  askedAt = Infinity
  return partOf(answer?.data, 'status') === 'sent' ? collect() : null
}

async function collect(end = Date.now() + numberLimitMs, pause = pauseStepMs): Promise<string | null> {
  const phone = await requestNumber()
  if (phone !== null || Date.now() + pause > end) return phone
  await new Promise((resolve) => setTimeout(resolve, pause))
  return collect(end, pause + pauseStepMs)
}

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

/** A query with JSON in `contact`. */
function phoneOf(contact: unknown): string | null {
  if (typeof contact !== 'string') return null
  try {
    const phone = partOf(JSON.parse(new URLSearchParams(contact).get('contact') ?? 'null'), 'phone_number')
    return typeof phone === 'string' && /\d/.test(phone) ? phone : null
  } catch {
    return null
  }
}
