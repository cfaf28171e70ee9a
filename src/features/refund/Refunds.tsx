import { Coins } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refundsCall, type Refund } from '../../api/refund.ts'
import type { Currency } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { usePage } from '../../reads/reads.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { listDrawing } from '../../ui/drawings/list.ts'
import { Gained } from '../../ui/Gained.tsx'
import { keyed } from '../../ui/keyed.ts'
import { KindTile } from '../../ui/KindTile.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { rowsPerPage } from '../../ui/pageWindow.ts'
import { Time } from '../../ui/Time.tsx'

/** The refunds that the member has received, newest first. */
export function Refunds() {
  const { t } = useTranslation('refund')
  const [page, setPage] = useState(1)
  const { data: wallet } = useWallet()
  const read = usePage(refundsCall, page, rowsPerPage)
  return (
    <PagedTable
      title={t('listTitle')}
      columns={[
        { head: t('time'), kind: 'time' },
        { head: t('received'), kind: 'amount' },
      ]}
      page={page}
      onPage={setPage}
      read={read}
      rowsOf={({ refunds }) => rowsOf(refunds, currencyOf(wallet))}
      empty={{ drawing: listDrawing, title: t('emptyTitle'), text: t('emptyText') }}
      end={{ title: t('endTitle'), text: t('endText') }}
    />
  )
}

const rowsOf = (refunds: readonly Refund[], currency: Currency) =>
  keyed(refunds, ({ createdAt, refundAmount }) => `${createdAt} ${refundAmount}`).map(({ key, item }) => ({
    key,
    picture: <KindTile icon={Coins} kind="in" />,
    cells: [
      <Time key="time" at={item.createdAt} />,
      <Gained key="amount" minor={item.refundAmount} currency={currency} />,
    ],
  }))
