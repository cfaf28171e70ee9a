import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invitesCall, type Invite } from '../../api/invite.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { usePage } from '../../reads/usePage.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { keyed } from '../../ui/keyed.ts'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { rowsPerPage } from '../../ui/pageWindow.ts'
import { Table } from '../../ui/Table.tsx'
import styles from './Invite.module.css'

/** The friends who joined with the member's link, newest first. */
export function Invites() {
  const { t } = useTranslation('invite')
  const [page, setPage] = useState(1)
  const { data: wallet } = useWallet()
  const read = usePage(invitesCall, page, rowsPerPage)
  const empty =
    page === 1 ? { title: t('emptyTitle'), text: t('emptyText') } : { title: t('endTitle'), text: t('endText') }
  return (
    <section>
      <h3 className={styles['title']}>{t('listTitle')}</h3>
      <PagedRows
        page={page}
        onPage={setPage}
        read={read}
        rowsOf={({ invites }) => invites}
        empty={{ icon: Users, ...empty }}
      >
        {(invites) => (
          <Table
            label={t('listTitle')}
            columns={[
              { head: t('friend'), kind: 'text' },
              { head: t('brought'), kind: 'amount' },
              { head: t('time'), kind: 'time' },
            ]}
            rows={rowsOf(invites, currencyOf(wallet))}
          />
        )}
      </PagedRows>
    </section>
  )
}

const rowsOf = (invites: readonly Invite[], currency: Currency) =>
  keyed(invites, ({ from, createdAt }) => `${createdAt} ${from.name}`).map(({ key, item }) => ({
    key,
    cells: [
      item.from.name || '-',
      formatMoney(item.amount, currency),
      <time key="time" dateTime={item.createdAt ?? undefined}>
        {formatDateTime(item.createdAt)}
      </time>,
    ],
  }))
