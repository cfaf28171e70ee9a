import { memberCall } from './call.ts'

const isWheelActive = memberCall({
  method: 'GET',
  path: '/api/spinwheel/active',
  answer: ({ context }) => ({ isActive: context.state.switches.wheel }),
})

export const spinwheelCalls = [isWheelActive]
