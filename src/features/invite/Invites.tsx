import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invitesCall, type Invite } from '../../api/invite.ts'
import type { Currency } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { usePage } from '../../reads/reads.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { friendsDrawing } from '../../ui/drawings/friends.ts'
import { Gained } from '../../ui/Gained.tsx'
import { initialOf } from '../../ui/initialOf.ts'
import { keyed } from '../../ui/keyed.ts'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { rowsPerPage } from '../../ui/pageWindow.ts'
import { Time } from '../../ui/Time.tsx'
import tile from '../../ui/Tile.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './Invites.module.css'

/** The friends who joined with the member's link, newest first. */
export function Invites() {
  const { t } = useTranslation('invite')
  const [page, setPage] = useState(1)
  const { data: wallet } = useWallet()
  const read = usePage(invitesCall, page, rowsPerPage)
  return (
    <PagedTable
      title={t('listTitle')}
      columns={[
        { head: t('friend'), kind: 'text' },
        { head: t('brought'), kind: 'amount' },
        { head: t('time'), kind: 'time' },
      ]}
      page={page}
      onPage={setPage}
      read={read}
      rowsOf={({ invites }) => rowsOf(invites, currencyOf(wallet))}
      empty={{ drawing: friendsDrawing, title: t('emptyTitle'), text: t('emptyText') }}
      end={{ title: t('endTitle'), text: t('endText') }}
    />
  )
}

const rowsOf = (invites: readonly Invite[], currency: Currency) =>
  keyed(invites, ({ from, createdAt }) => `${createdAt} ${from.name}`).map(({ key, item }) => ({
    key,
    picture: <Disc name={item.from.name} />,
    cells: [
      item.from.name || '-',
      <Gained key="amount" minor={item.amount} currency={currency} />,
      <Time key="time" at={item.createdAt} />,
    ],
  }))

const Disc = ({ name }: { name: string }) => (
  <span className={classes(tile['tile'], styles['disc'])}>{initialOf(name) ?? <UserRound size={22} />}</span>
)
