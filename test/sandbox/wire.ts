import * as v from 'valibot'
import { statusOf } from './recipes.ts'

/** `Response.json`, which phones of the demo may lack (Safari before 17). */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: object } = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** An amount in minor units as the wire has it: a number with two decimals. */
export function toAmount(minor: number): number {
  return minor / 100
}

/** A wire amount in minor units; beyond 2^53 it is no longer exact, but also beyond every balance. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100)
}

/** A time as the wire has it: ISO 8601 in UTC. */
export function toTime(at: number): string {
  return new Date(at).toISOString()
}

/** A wire amount: finite, at most two decimals. Limits are the business of the calls. */
export const amountSchema = v.pipe(
  v.number(),
  v.finite(),
  v.check((amount) => Number(amount.toFixed(2)) === amount, 'an amount has at most two decimals'),
)

/** A page of a list: `page` counts from 1. */
export const pageSchema = v.strictObject({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
})

type Page = v.InferOutput<typeof pageSchema>

/** The part of a list on a page. */
export const onPage = <Row>(rows: readonly Row[], { page, limit }: Page): Row[] =>
  rows.slice((page - 1) * limit, page * limit)

export const textSchema = v.pipe(v.string(), v.nonEmpty())

/** An answer that the contract foresees: a status outside 2xx with a code (or a text) as its message. */
export class Refusal extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** The refusal for a code of the catalogue, with the status that the recipes give it. */
export function refusal(code: string): Refusal {
  return new Refusal(code, statusOf(code))
}

/** A call that the contract does not allow; it is answered with 400 and kept among the violations. */
export class Violation extends Error {
  readonly status: number

  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
