import { RichText } from '../../ui/richText/RichText.tsx'
import { textOf } from './rules.ts'
import { useCurrentBonus } from './useBonuses.ts'
import { useWords } from './useWords.ts'

/** The name of the active bonus: the operator's first words for it, else its code; without either, as for a promotion, its type. */
export function BonusName({ type }: { type: string | null }) {
  const words = useWords()
  const bonus = useCurrentBonus()
  const text = bonus && textOf(bonus)
  return text ? <RichText html={text} isHeadline /> : (bonus?.code ?? words.type(type))
}
