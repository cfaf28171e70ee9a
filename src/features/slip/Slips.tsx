import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slipsCall } from '../../api/slip.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { usePage } from '../../reads/usePage.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { slipDrawing } from '../../ui/drawings/slip.ts'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { rowsPerPage } from '../../ui/pageWindow.ts'
import { SlipList } from './SlipList.tsx'

/** The member's slips, newest first. */
export function Slips() {
  const { t } = useTranslation('slip')
  const [page, setPage] = useState(1)
  const { data: wallet } = useWallet()
  const read = usePage(slipsCall, page, rowsPerPage)
  return (
    <PagedRows
      page={page}
      onPage={setPage}
      read={read}
      rowsOf={({ slips }) => slips}
      empty={{ drawing: slipDrawing, title: t('emptyTitle'), text: t('emptyText') }}
      end={{ title: t('endTitle'), text: t('endText') }}
      refresh={t('refresh')}
    >
      {(slips) => <SlipList slips={slips} currency={currencyOf(wallet)} />}
    </PagedRows>
  )
}
