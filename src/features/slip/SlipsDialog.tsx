import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { DaySkeleton, DayGroups } from '../../ui/lists/DayGroups.tsx'
import { slipDrawing } from '../../ui/drawings.ts'
import { PagedRows } from '../../ui/lists/PagedRows.tsx'
import { type Slip, slipsCall } from '../../api/slip.ts'
import type { Currency } from '../../i18n/money.ts'
import { useNow } from '../../ui/useNow.ts'
import { SlipRow } from './SlipRow.tsx'
import { usePage } from '../../api/useRead.ts'
import { rowsPerPage } from '../../ui/lists/pageWindow.ts'

const useSlips = (page: number) => usePage(slipsCall, page, rowsPerPage)

export function SlipsDialog() {
  const { t } = useTranslation('slip')
  const [page, setPage] = useState(1)
  const read = useSlips(page)
  const { data, isValidating, mutate } = read
  return (
    <Sheet
      title={t('listTitle')}
      action={
        data && (
          <IconButton
            label={t('refresh')}
            aria-busy={isValidating}
            onClick={isValidating ? undefined : () => void mutate()}
          >
            {isValidating ? <Spinner /> : <RotateCw />}
          </IconButton>
        )
      }
    >
      <Slips page={page} onPage={setPage} read={read} />
    </Sheet>
  )
}

interface Props {
  page: number
  onPage(page: number): void
  read: ReturnType<typeof useSlips>
}

function Slips({ page, onPage, read }: Props) {
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

interface SlipListProps {
  slips: readonly Slip[]
  currency: Currency
}

function SlipList({ slips, currency }: SlipListProps) {
  const now = useNow()
  return (
    <DayGroups rows={slips} now={now} level={3} keyOf={({ reference }) => `${reference}`}>
      {(slip) => <SlipRow slip={slip} currency={currency} />}
    </DayGroups>
  )
}
