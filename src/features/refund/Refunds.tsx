import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refundsCall, type Refund } from '../../api/refund.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { usePage } from '../../reads/usePage.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { keyed } from '../../ui/keyed.ts'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { rowsPerPage } from '../../ui/pageWindow.ts'
import { Table } from '../../ui/Table.tsx'
import styles from './Refund.module.css'

/** The refunds that the member has received, newest first. */
export function Refunds() {
  const { t } = useTranslation('refund')
  const [page, setPage] = useState(1)
  const { data: wallet } = useWallet()
  const read = usePage(refundsCall, page, rowsPerPage)
  const empty =
    page === 1 ? { title: t('emptyTitle'), text: t('emptyText') } : { title: t('endTitle'), text: t('endText') }
  return (
    <section>
      <h3 className={styles['title']}>{t('listTitle')}</h3>
      <PagedRows
        page={page}
        onPage={setPage}
        read={read}
        rowsOf={({ refunds }) => refunds}
        empty={{ icon: HandCoins, ...empty }}
      >
        {(refunds) => (
          <Table
            label={t('listTitle')}
            columns={[
              { head: t('received'), kind: 'amount' },
              { head: t('time'), kind: 'time' },
            ]}
            rows={rowsOf(refunds, currencyOf(wallet))}
          />
        )}
      </PagedRows>
    </section>
  )
}

const rowsOf = (refunds: readonly Refund[], currency: Currency) =>
  keyed(refunds, ({ createdAt, refundAmount }) => `${createdAt} ${refundAmount}`).map(({ key, item }) => ({
    key,
    cells: [
      formatMoney(item.refundAmount, currency),
      <time key="time" dateTime={item.createdAt ?? undefined}>
        {formatDateTime(item.createdAt)}
      </time>,
    ],
  }))
