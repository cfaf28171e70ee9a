import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes.ts'
import styles from './MediaView.module.css'

interface Props {
  address: string
  name: string
  onError(): void
}

/** An early moment of a video. Without one, an iPhone shows no picture of it before it plays. */
const still = (address: string) => (address.includes('#') ? address : `${address}#t=0.001`)

/** A video: a still picture until it is tapped, then it plays, with the browser's own controls. */
export function Video({ address, name, onError }: Props) {
  const { t } = useTranslation('chat')
  const video = useRef<HTMLVideoElement>(null)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isStarted) video.current?.focus()
  }, [isStarted])
  const start = () => {
    setStarted(true)
    // A browser that refuses shows its own button for it.
    void video.current?.play().catch(() => undefined)
  }
  return (
    <div className={classes(styles['frame'], styles['video'])}>
      <video
        ref={video}
        className={styles[isStarted ? 'moving' : 'picture']}
        src={still(address)}
        aria-label={name}
        controls={isStarted}
        tabIndex={isStarted ? 0 : -1}
        playsInline
        preload="metadata"
        onError={onError}
      >
        {/* Videos in a chat have no captions. */}
        <track kind="captions" />
      </video>
      {!isStarted && (
        <button type="button" className={styles['start']} aria-label={t('playVideo', { name })} onClick={start}>
          <Play className={styles['disc']} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
