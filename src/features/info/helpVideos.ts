import { Coins, Gamepad2, Gift, PackageCheck, Wallet } from 'lucide-react'
import { settings } from '../../settings/settings.ts'
import { safeVideo } from './rules.ts'

/** What the help videos are about, in the order of `VITE_HELP_VIDEOS` (spec, section 2). */
const topics = [
  { text: 'videoWallet', icon: Wallet },
  { text: 'videoGame', icon: Gamepad2 },
  { text: 'videoBalance', icon: Coins },
  { text: 'videoReceiveBonus', icon: Gift },
  { text: 'videoEndBonus', icon: PackageCheck },
] as const

/** A help video: the key of its name, its icon, and where it is. */
export type HelpVideo = (typeof topics)[number] & { readonly address: string }

/** The help videos that the settings name and that may be played. */
export const helpVideos = (): HelpVideo[] =>
  topics.flatMap((topic, index) => {
    const address = safeVideo(settings.VITE_HELP_VIDEOS[index] ?? '')
    return address === null ? [] : [{ ...topic, address }]
  })
