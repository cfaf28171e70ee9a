import { Gift, HandCoins, Users } from 'lucide-react'

const icons = { invite: Users, bonus: Gift, refund: HandCoins }

/** What stands for an action that is about more than the money held. */
export function RewardIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name]
  return <Icon size={24} />
}
