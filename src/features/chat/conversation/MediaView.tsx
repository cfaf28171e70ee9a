import { FileText } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '../engine/rules.ts'
import { Enlarge } from './enlarge.ts'
import styles from './MediaView.module.css'

/** A picture or a video of the conversation; what cannot be shown is told by its name. */
export function MediaView({ media: { kind, address, name } }: { media: Media }) {
  const [broken, setBroken] = useState<string | null>(null)
  const fail = () => setBroken(address)
  if (address === null || broken === address || kind === 'file') return <FileName name={name} />
  return kind === 'image' ? (
    <Picture address={address} name={name} onError={fail} />
  ) : (
    <Video address={address} name={name} onError={fail} />
  )
}

/** A file by its name alone. */
export const FileName = ({ name }: { name: string }) => (
  <p className={styles['file']}>
    <FileText size={20} aria-hidden="true" />
    <span>{name}</span>
  </p>
)

interface ShownProps {
  address: string
  name: string
  onError(): void
}

function Picture({ address, name, onError }: ShownProps) {
  const { t } = useTranslation('chat')
  const enlarge = use(Enlarge)
  return (
    <button
      type="button"
      className={styles['frame']}
      aria-label={t('enlarge', { name })}
      onClick={() => enlarge({ address, name })}
    >
      <img
        className={styles['picture']}
        src={address}
        alt=""
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onError}
      />
    </button>
  )
}

const Video = ({ address, name, onError }: ShownProps) => (
  <video
    className={styles['frame']}
    src={address}
    aria-label={name}
    controls
    playsInline
    preload="metadata"
    onError={onError}
  >
    {/* What players and support film for each other has no captions. */}
    <track kind="captions" />
  </video>
)
