import { publicCall, type CallInput } from '../call.ts'
import { banks, bonusNotice, contact, info, notice, sources } from '../catalogue/lookupTexts.ts'
import { agreements, conditions } from '../catalogue/terms.ts'
import { withdrawLimits } from './withdraw.ts'

const lookup = (name: string, answer: (input: CallInput<undefined>) => unknown) =>
  publicCall({ method: 'GET', path: `/api/lookup/${name}`, answer })

export const lookupCalls = [
  lookup('banks', () => banks),
  lookup('sources', () => sources),
  lookup('info', ({ context }) => ({ ...info, name: context.name ?? info.name })),
  lookup('notice', ({ context }) => ({ notice: context.state.switches.bonusNotice ? bonusNotice : notice })),
  lookup('contact', () => contact),
  lookup('conditions', () => conditions),
  lookup('agreements', () => agreements),
  lookup('withdraw', () => withdrawLimits),
  lookup('active', ({ context }) => ({ terminated: context.state.switches.gone ? 'gone' : null })),
  lookup('registerOTP', ({ context }) => ({ registerOTP: context.state.switches.otp })),
  lookup('enableChatWidget', ({ context }) => ({ enableChatWidget: context.state.switches.chat })),
]
