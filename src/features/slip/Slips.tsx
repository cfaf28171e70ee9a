import { useTranslation } from 'react-i18next'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { DaySkeleton } from '../../ui/DaySkeleton.tsx'
import { slipDrawing } from '../../ui/drawings/slip.ts'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { SlipList } from './SlipList.tsx'
import type { useSlips } from './useSlips.ts'

interface Props {
  page: number
  onPage(page: number): void
  read: ReturnType<typeof useSlips>
}

/** The member's slips, newest first. */
export function Slips({ page, onPage, read }: Props) {
  const { t } = useTranslation('slip')
  const { data: wallet } = useWallet()
  return (
    <PagedRows
      page={page}
      onPage={onPage}
      read={read}
      rowsOf={({ slips }) => slips}
      empty={{ drawing: slipDrawing, title: t('emptyTitle'), text: t('emptyText') }}
      skeleton={<DaySkeleton rows={5} pitch={68} />}
      end={{ title: t('endTitle'), text: t('endText') }}
    >
      {(slips) => <SlipList slips={slips} currency={currencyOf(wallet)} />}
    </PagedRows>
  )
}
