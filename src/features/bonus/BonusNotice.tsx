import { noticeCall } from '../../api/info.ts'
import { useRead } from '../../reads/reads.ts'
import { Reads } from '../../ui/Reads.tsx'
import { RichCard } from '../../ui/RichCard.tsx'
import { bonusNotice } from './rules.ts'

/** The operator's text for bonuses, with this bonus's percent. Empty unless the notice contains `%percentFail%`. */
export function BonusNotice({ percentFail }: { percentFail: number | null }) {
  return (
    <Reads of={[useRead(noticeCall)]} height={48} shape="text">
      {([{ notice }]) => <RichCard html={[bonusNotice(notice, percentFail)]} />}
    </Reads>
  )
}
