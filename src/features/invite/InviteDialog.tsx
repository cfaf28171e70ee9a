import { Megaphone, UserRound, QrCode, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { inviteBannersCall, invitesCall, type Invite } from '../../api/invite.ts'
import { usePage } from '../../api/useRead.ts'
import type { Wallet } from '../../api/wallet.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import type { Currency } from '../../i18n/money.ts'
import { hasFeature } from '../../lib/settings/settings.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useBanners } from '../../operator/useBanners.ts'
import { useChatOffer } from '../../operator/useChatOffer.ts'
import { useServiceName } from '../../operator/useServiceInfo.ts'
import { platform } from '../../platform/current.ts'
import { canShare } from '../../platform/share.ts'
import { messengers } from '../../platform/sharing.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Copyable } from '../../ui/controls/Copyable.tsx'
import { SupportButton } from '../../ui/controls/SupportButton.tsx'
import { friendsDrawing } from '../../ui/drawings.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { initialOf } from '../../ui/initialOf.ts'
import { AppMark } from '../../ui/layout/AppMark.tsx'
import { BannersFirst } from '../../ui/layout/BannersFirst.tsx'
import { ActionRow } from '../../ui/lists/ActionRow.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { PagedTable } from '../../ui/lists/PagedTable.tsx'
import { Gained } from '../../ui/money/Gained.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { useCurrency, useWallet } from '../../wallet/useWallet.ts'
import { BonusFigures, InviteRates } from './BonusFigures.tsx'
import { linkFor, memberLinks, shortLink } from './rules.ts'
import { useShare } from './useShare.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import hero from '../../ui/layout/Hero.module.css'
import tile from '../../ui/money/Tile.module.css'
import styles from './Invite.module.css'

function Invites() {
  const { t } = useTranslation('invite')
  const currency = useCurrency()
  return (
    <PagedTable
      title={t('listTitle')}
      columns={[
        { head: t('friend'), kind: 'text' },
        { head: t('brought'), kind: 'amount' },
        { head: t('time'), kind: 'time' },
      ]}
      {...usePage(invitesCall)}
      rowsOf={({ invites }) => inviteRows(invites, currency)}
      empty={{ drawing: friendsDrawing, title: t('emptyTitle'), text: t('emptyText') }}
      end={{ title: t('endTitle'), text: t('endText') }}
    />
  )
}

const inviteRows = (invites: readonly Invite[], currency: Currency) =>
  keyed(invites, ({ from, createdAt }) => `${createdAt} ${from.name}`).map(({ key, item }) => ({
    key,
    picture: <Disc name={item.from.name} />,
    cells: [
      item.from.name || '-',
      <Gained key="amount" minor={item.amount} currency={currency} />,
      <time key="time" translate="no" dateTime={item.createdAt ?? undefined}>
        {formatDateTime(item.createdAt)}
      </time>,
    ],
  }))

const Disc = ({ name }: { name: string }) => (
  <span className={classes(tile['tile'], styles['disc'])}>{initialOf(name) ?? <UserRound size={22} />}</span>
)

export function InviteDialog() {
  const { t } = useTranslation('invite')
  const banners = useBanners(inviteBannersCall)
  return (
    <BannersFirst title={t('title')} banners={banners}>
      <InviteContent />
    </BannersFirst>
  )
}

/** Mounts after the banners, and so do its reads. */
function InviteContent() {
  const { t } = useTranslation('invite')
  const { isOffered } = useChatOffer()
  const megaphone = <KindTile icon={Megaphone} kind="accent" />
  return (
    <div className="stack">
      <Reads of={[useWallet()]} height={240} shape="rows">
        {([wallet]) => (
          <>
            <PendingInviteBonus wallet={wallet} />
            <InviteLink wallet={wallet} />
            {hasFeature('affiliateKit') && (
              <div className={groupStyles['group']}>
                <ActionRow picture={megaphone} label={t('kit')} onOpen={() => openDialog({ name: 'affiliateKit' })} />
              </div>
            )}
            <InviteRates wallet={wallet} />
          </>
        )}
      </Reads>
      <Invites />
      {isOffered && <SupportButton />}
    </div>
  )
}

function PendingInviteBonus({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('invite')
  const amount = wallet.invite?.amount ?? null
  return (
    <section className={classes(hero['hero'], styles['pending'])} aria-label={t('amount')}>
      <BonusFigures wallet={wallet} />
      {amount === 0 && <p className={styles['label']}>{t('nothing')}</p>}
      {(amount ?? 0) > 0 && (
        <Button variant="gold" onClick={() => openDialog({ name: 'inviteBonus' })}>
          {t('claim')}
        </Button>
      )}
    </section>
  )
}

function InviteLink({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('invite')
  const links = memberLinks(wallet.profile._id)
  const words = { title: useServiceName(), text: t('shareText'), button: t('cardButton'), sent: t('sent') }
  const { offer, through, isBusy, isRefused } = useShare(words)
  return (
    <div className="stack">
      {canShare() && (
        <Button isBusy={isBusy} icon={Share2} onClick={() => offer(platform().ownLink(links) ?? links.browser)}>
          {t('share')}
        </Button>
      )}
      <p className={styles['intro']}>{t('intro')}</p>
      <p className={styles['choose']} role="status">
        {isRefused && t('shareChoose')}
      </p>
      <div className={styles['ways']} role="group" aria-label={t('shareOther')}>
        {messengers.map((app) => (
          <button key={app} type="button" onClick={() => through(app, linkFor(links, app))}>
            <AppMark app={app} />
            <span>{t(app === 'line' ? 'shareLine' : 'shareTelegram')}</span>
          </button>
        ))}
        <button type="button" onClick={() => openDialog({ name: 'inviteQr' })}>
          <QrCode size={32} />
          <span>{t('qr')}</span>
        </button>
      </div>
      <Copyable label={t('link')} text={links.browser} shown={shortLink(links.browser)} isLink />
    </div>
  )
}
