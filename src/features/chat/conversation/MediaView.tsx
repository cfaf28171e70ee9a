import { FileText, Play } from 'lucide-react'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../../../i18n/time.ts'
import { classes } from '../../../ui/classes.ts'
import type { Media } from '../engine/rules.ts'
import styles from './MediaView.module.css'

/** The lightbox is outside the list, which unmounts rows out of view. */
export const Enlarge = createContext<(picture: { address: string; name: string }) => void>(() => undefined)

interface Props {
  address: string
  name: string
  onError(): void
}

export const RemotePicture = ({ address, ...rest }: Omit<Props, 'name'> & { className: string | undefined }) => (
  <img {...rest} src={address} alt="" decoding="async" referrerPolicy="no-referrer" />
)

/** Without a time, an iPhone shows no still. */
const still = (address: string) => (address.includes('#') ? address : `${address}#t=0.001`)

function Video({ address, name, onError }: Props) {
  const { t } = useTranslation('chat')
  const video = useRef<HTMLVideoElement>(null)
  const [isStarted, setStarted] = useState(false)
  /** Some recordings report Infinity. */
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (isStarted) video.current?.focus()
  }, [isStarted])
  const start = () => {
    setStarted(true)
    // If the browser refuses, it shows its own play button.
    void video.current?.play().catch(() => undefined)
  }
  return (
    <div className={classes(styles['frame'], styles['video'])} data-started={isStarted || undefined}>
      <video
        ref={video}
        className={styles[isStarted ? 'moving' : 'picture']}
        src={still(address)}
        aria-label={name}
        controls={isStarted}
        tabIndex={isStarted ? 0 : -1}
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => setSeconds(currentTarget.duration)}
        onError={onError}
      >
        {/* Videos in a chat have no captions. */}
        <track kind="captions" />
      </video>
      {!isStarted && (
        <button type="button" className={styles['start']} aria-label={t('playVideo', { name })} onClick={start}>
          <Play className={styles['disc']} />
          {Number.isFinite(seconds) && seconds > 0 && (
            <span className={styles['length']} translate="no">
              {countdown(seconds * 1_000, 0)}
            </span>
          )}
        </button>
      )}
    </div>
  )
}

export function MediaView({ media: { kind, address, name } }: { media: Media }) {
  const [broken, setBroken] = useState<string | null>(null)
  const fail = () => setBroken(address)
  if (address === null || broken === address || kind === 'file') return <FileName name={name} />
  return kind === 'image' ? (
    <EnlargeablePicture address={address} name={name} onError={fail} />
  ) : (
    <Video address={address} name={name} onError={fail} />
  )
}

export const FileName = ({ name }: { name: string }) => (
  <p className={styles['file']}>
    <FileText size={20} />
    <span>{name}</span>
  </p>
)

function EnlargeablePicture({ address, name, onError }: Props) {
  const { t } = useTranslation('chat')
  const enlarge = use(Enlarge)
  return (
    <button
      type="button"
      className={styles['frame']}
      aria-label={t('enlarge', { name })}
      onClick={() => enlarge({ address, name })}
    >
      <RemotePicture address={address} className={styles['picture']} onError={onError} />
    </button>
  )
}
