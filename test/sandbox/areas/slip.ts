import * as v from 'valibot'
import { memberCall, publicCall } from '../call.ts'
import type { Context, Upload } from '../context.ts'
import { imageTypeOf } from '../imageType.ts'
import { addSlip, type Slip } from '../state/payIn.ts'
import { onPage, pageSchema, refusal, toAmount, toTime } from '../wire.ts'

const largestFile = 10 * 1024 * 1024

// An instance need not keep more pictures than a person looks at.
const keptPictures = 50

const readWindow = publicCall({
  method: 'GET',
  path: '/api/lookup/slip',
  answer({ context }) {
    const { isOpen, closeFrom, closeTo } = context.state.slipWindow
    return { isOpen, ...(closeFrom !== null && { closeFrom }), ...(closeTo !== null && { closeTo }) }
  },
})

const upload = memberCall({
  method: 'POST',
  path: '/api/wallet/slip',
  isMultipart: true,
  body: v.strictObject({ file: v.optional(v.object({ name: v.string(), type: v.string(), size: v.number() })) }),
  prepare: async ({ file }) => file,
  answer({ context, member, prepared: file }) {
    if (!file) throw refusal('SLIP_NO_FILE')
    const type = imageTypeOf(file.bytes)
    if (type === null || file.bytes.length > largestFile) throw refusal('SLIP_INVALID_FILE')
    if (!context.state.slipWindow.isOpen) throw refusal('SLIP_UPLOAD_FAIL')
    const { id } = addSlip(context.state, member.id, context.now())
    keepPicture(context, id, { ...file, type })
    return { message: 'SUCCESS' }
  },
})

const list = memberCall({
  method: 'POST',
  path: '/api/statement/slip',
  body: pageSchema,
  answer({ context: { state }, body, member }) {
    const slips = state.slips.filter(({ memberId }) => memberId === member.id).reverse()
    return { total: slips.length, slips: onPage(slips, body).map(onWire) }
  },
})

const findReference = memberCall({
  method: 'GET',
  path: '/api/statement/slip/reference/:reference',
  answer({ context: { state }, params: { reference }, member }) {
    const slip = state.slips.find(
      (one) => one.memberId === member.id && !hasLink(one) && referenceOf(one) === reference,
    )
    if (!slip) throw refusal('NO_DATA')
    return { url: pictureOf(slip) }
  },
})

// Real backends do the one or the other; here every second slip has a link and the others a reference.
const hasLink = ({ id }: Slip) => id % 2 === 0
const referenceOf = ({ id }: Slip) => `SLIP${String(id).padStart(8, '0')}`
const pictureOf = ({ id }: Slip) => `/sandbox/slips/${id}`

// While nobody has read a slip its amount is 0 or null, as the contract allows both.
function onWire(slip: Slip) {
  const { createdAt, amount, status, note } = slip
  return {
    createdAt: toTime(createdAt),
    amount: amount === null ? (hasLink(slip) ? null : 0) : toAmount(amount),
    status,
    ...(note && { note }),
    ...(hasLink(slip) ? { link: pictureOf(slip) } : { reference: referenceOf(slip) }),
  }
}

function keepPicture({ slipFiles }: Context, id: number, file: Upload): void {
  slipFiles.set(id, file)
  for (const oldest of [...slipFiles.keys()].slice(0, -keptPictures)) slipFiles.delete(oldest)
}

export const slipCalls = [readWindow, upload, list, findReference]
