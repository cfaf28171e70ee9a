import { RichText } from '../../ui/richText/RichText.tsx'
import { bonusText } from './rules.ts'
import { useCurrentBonus, useWords } from './useBonuses.ts'

/** The operator's headline, else the code, else, as for a promotion, the type. */
export function BonusName({ type }: { type: string | null }) {
  const words = useWords()
  const bonus = useCurrentBonus()
  const text = bonus && bonusText(bonus)
  return text ? <RichText html={text} isHeadline /> : <span>{bonus?.code ?? words.type(type)}</span>
}
