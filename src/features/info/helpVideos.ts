import { Coins, Gamepad2, Gift, PackageCheck, Wallet } from 'lucide-react'
import { settings } from '../../lib/settings/settings.ts'
import { safeHelpVideo } from './rules.ts'

/** In the order of `VITE_HELP_VIDEOS` (spec, section 2). */
const topics = [
  { text: 'videoWallet', icon: Wallet },
  { text: 'videoGame', icon: Gamepad2 },
  { text: 'videoBalance', icon: Coins },
  { text: 'videoReceiveBonus', icon: Gift },
  { text: 'videoEndBonus', icon: PackageCheck },
] as const

export type HelpVideo = (typeof topics)[number] & { readonly address: string }

export const helpVideos = (): HelpVideo[] =>
  topics.flatMap((topic, index) => {
    const address = safeHelpVideo(settings.VITE_HELP_VIDEOS[index] ?? '')
    return address === null ? [] : [{ ...topic, address }]
  })
