import { monotonicNow } from '../../lib/clock.ts'
import { delay } from '../../lib/delay.ts'
import { jsonOrNull } from '../launch.ts'
import { answerTo, eventField, postEvent } from './bridge.ts'

/** Some clients never report that the question was closed. */
const questionLimitMs = 90_000
/** Some clients confirm before the number is stored. */
const numberLimitMs = 15_000
/** Clients on iOS hide the server's refusals. */
const requestLimitMs = 3_000
const pauseStepMs = 100
/** After this time a tap shows a new question. */
const repeatAfterMs = 3_000

let pendingPhone: Promise<string | null> | null = null
let askedAt = 0

/** @returns international digits, mostly without a plus; null if declined or unanswered. */
export function requestPhone(): Promise<string | null> {
  if (pendingPhone && monotonicNow() - askedAt <= repeatAfterMs) return pendingPhone
  const asked = askForPhone().finally(() => {
    if (pendingPhone === asked) pendingPhone = null
  })
  pendingPhone = asked
  return asked
}

function postQuestion(): void {
  askedAt = monotonicNow()
  postEvent('web_app_request_phone')
}

// The SDK fails on an empty answer, which means "not yet".
async function askForPhone(): Promise<string | null> {
  const answer = await answerTo(postQuestion, ['phone_requested'], questionLimitMs)
  askedAt = Infinity
  return eventField(answer?.data, 'status') === 'sent' ? collect() : null
}

async function collect(end = monotonicNow() + numberLimitMs, pauseMs = pauseStepMs): Promise<string | null> {
  const phone = await requestNumber()
  if (phone !== null || monotonicNow() + pauseMs > end) return phone
  await delay(pauseMs)
  return collect(end, pauseMs + pauseStepMs)
}

async function requestNumber(): Promise<string | null> {
  const call = (req_id: string) =>
    postEvent('web_app_invoke_custom_method', { req_id, method: 'getRequestedContact', params: {} })
  const answer = await answerTo(call, ['custom_method_invoked'], requestLimitMs)
  return phoneOf(eventField(answer?.data, 'result'))
}

/** The answer is a query string with JSON in `contact`. */
function phoneOf(contact: unknown): string | null {
  if (typeof contact !== 'string') return null
  const phone = eventField(jsonOrNull(new URLSearchParams(contact).get('contact')), 'phone_number')
  return typeof phone === 'string' && /\d/.test(phone) ? phone : null
}
