import { Coins, Gamepad2, Gift, PackageCheck, Wallet } from 'lucide-react'
import { useState, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../lib/settings/settings.ts'
import { pages } from '../../nav/addresses.ts'
import { blockWithEntry } from '../../nav/blockWithEntry.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { videoDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { ActionRow } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { safeHelpVideo } from './rules.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import pageStyles from '../../ui/layout/Page.module.css'
import styles from './HowtoPage.module.css'

/** The topics follow the order of `VITE_HELP_VIDEOS`. */
const topics = [
  { text: 'videoWallet', icon: Wallet },
  { text: 'videoGame', icon: Gamepad2 },
  { text: 'videoBalance', icon: Coins },
  { text: 'videoReceiveBonus', icon: Gift },
  { text: 'videoEndBonus', icon: PackageCheck },
] as const

type HelpVideo = (typeof topics)[number] & { readonly address: string }

const helpVideos = (): HelpVideo[] =>
  topics.flatMap((topic, index) => {
    const address = safeHelpVideo(settings.VITE_HELP_VIDEOS[index] ?? '')
    return address === null ? [] : [{ ...topic, address }]
  })

export function HowtoPage() {
  const { t } = useTranslation('info')
  const [playing, setPlaying] = useState<HelpVideo | null>(null)
  const videos = helpVideos()
  return (
    <div className={pageStyles['rows']}>
      <PageHead title={t('howtoTitle')} isInBar />
      {videos.length > 0 ? (
        <ul className={groupStyles['group']}>
          {videos.map((video) => (
            <li key={video.text}>
              <ActionRow
                picture={<KindTile icon={video.icon} kind="accent" />}
                label={t(video.text)}
                onOpen={() => setPlaying(video)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing={videoDrawing}
          title={t('howtoEmptyTitle')}
          text={t('howtoEmptyText')}
          action={<ButtonLink href={pages.contact}>{t('contactSupport')}</ButtonLink>}
        />
      )}
      {playing && <VideoPlayer title={t(playing.text)} address={playing.address} onClose={() => setPlaying(null)} />}
    </div>
  )
}

/** A step back in the history closes it too. */
function VideoPlayer({ title, address, onClose }: { title: string; address: string; onClose(): void }) {
  const { t } = useTranslation('info')
  const [failed, setFailed] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => blockWithEntry(() => close()), [])
  return (
    <Sheet title={title} onClose={onClose}>
      {failed ? (
        <Failure text={t('videoFailed')} onRetry={() => setFailed(false)} />
      ) : (
        <video
          className={styles['video']}
          src={address}
          aria-label={title}
          controls
          playsInline
          preload="metadata"
          autoPlay // The player has tapped the video.
          onError={() => setFailed(true)}
        >
          {/* The settings have no captions; the picture must contain the text. */}
          <track kind="captions" />
        </video>
      )}
    </Sheet>
  )
}
