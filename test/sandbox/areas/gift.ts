import { compactDecrypt } from 'jose'
import * as v from 'valibot'
import { memberCall } from '../call.ts'
import { walletChannels } from '../catalogue/depositChannels.ts'
import type { SandboxState } from '../state/state.ts'
import { refusal, toMinor, Violation } from '../wire.ts'
import { creditTo } from './credit.ts'

// What a gift is worth, in baht.
const giftMinimum = 2
const giftMaximum = 100_000

// Five parts of base64url: a link in clear is no such thing.
const giftBody = v.strictObject({ link: v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+){4}$/, 'not a compact JWE')) })

const redeem = memberCall({
  method: 'POST',
  path: '/api/wallet/truelink',
  body: giftBody,
  async prepare({ request: { body } }, { giftLinkKey }) {
    const given = v.safeParse(giftBody, body)
    return given.success && giftLinkKey !== null ? decryptGiftLink(given.output.link, giftLinkKey) : null
  },
  answer({ context, member, prepared: plaintext }) {
    const { state, giftLinkKey } = context
    if (giftLinkKey === null) throw refusal('KEY_MISSING')
    if (plaintext === null) throw refusal('KEY_INVALID')
    const { link, wallet } = partsOf(plaintext)
    if (!takesGifts(state, wallet)) throw refusal('NO_WALLET')
    const gift = giftOf(link)
    if (state.usedGiftLinks.includes(gift.name)) throw refusal('TRUELINK_DUPLICATE')
    creditTo(context, member, { from: 'gift', amount: toMinor(gift.baht) })
    state.usedGiftLinks.push(gift.name)
    return { message: 'SUCCESS' }
  },
})

function partsOf(plaintext: string): { link: string; wallet: string } {
  const bar = plaintext.lastIndexOf('|')
  if (bar < 0) throw new Violation('the plaintext names no wallet')
  const link = plaintext.slice(0, bar)
  if (link === '' || link !== link.trim()) throw new Violation('the gift link is empty or not trimmed')
  return { link, wallet: plaintext.slice(bar + 1) }
}

function takesGifts({ channels }: SandboxState, name: string): boolean {
  const wallet = walletChannels.find(({ walletAccountName }) => walletAccountName === name)
  return wallet !== undefined && wallet.mode !== 'AUTO' && channels.includes(name)
}

/** What a link is worth: the baht that its name ends in, 20 where it ends in no digits. */
function giftOf(link: string): { name: string; baht: number } {
  const name = /^https:\/\/gift\.truemoney\.com\/campaign\/\?v=([A-Za-z0-9]{10,})$/.exec(link)?.[1]
  if (name === undefined) throw refusal('TRUELINK_INVALID')
  const baht = Number(/\d+$/.exec(name)?.[0] ?? 20)
  if (baht < giftMinimum || baht > giftMaximum) throw refusal('TRUELINK_INVALID')
  return { name, baht }
}

export const giftCalls = [redeem]

/** The plaintext of a compact JWE in the contract's one cipher; null for any other, or where the key does not fit. */
export async function decryptGiftLink(jwe: string, privateKey: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(jwe, JSON.parse(privateKey), {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder().decode(plaintext)
  } catch {
    return null
  }
}
