import { memberCall } from './call.ts'

const checkActive = memberCall({
  method: 'GET',
  path: '/api/bonus/check/active',
  answer: ({ member: { heldBonus } }) => ({ status: heldBonus !== null, type: heldBonus?.type ?? null }),
})

export const bonusCalls = [checkActive]
