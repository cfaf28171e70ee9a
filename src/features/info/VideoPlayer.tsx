import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blockWithEntry } from '../../nav/blockWithEntry.ts'
import { Failure } from '../../ui/Failure.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './VideoPlayer.module.css'

interface Props {
  title: string
  address: string
  onClose(): void
}

/** Plays a help video above the page. A step back closes it, too. */
export function VideoPlayer({ title, address, onClose }: Props) {
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
          autoPlay // The player has tapped it.
          onError={() => setFailed(true)}
        >
          {/* The settings have no captions, so the picture has to contain the text. */}
          <track kind="captions" />
        </video>
      )}
    </Sheet>
  )
}
