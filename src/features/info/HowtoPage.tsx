import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../nav/addresses.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { videoDrawing } from '../../ui/drawings/video.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { classes } from '../../ui/classes.ts'
import pageStyles from '../../ui/Page.module.css'
import { helpVideos, type HelpVideo } from './helpVideos.ts'
import styles from './HowtoPage.module.css'
import { VideoList } from './VideoList.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

/** The help videos by name; a tap plays one. Without any, the page leads to support. */
export function HowtoPage() {
  const { t } = useTranslation('info')
  const [playing, setPlaying] = useState<HelpVideo | null>(null)
  const videos = helpVideos()
  return (
    <div className={pageStyles['rows']}>
      <h1 className={classes(pageStyles['title'], styles['title'])}>{t('howtoTitle')}</h1>
      {videos.length > 0 ? (
        <VideoList videos={videos} onPlay={setPlaying} />
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
