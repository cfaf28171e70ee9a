import { FileText } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '../engine/rules.ts'
import { Enlarge } from './enlarge.ts'
import { RemotePicture } from './RemotePicture.tsx'
import styles from './MediaView.module.css'
import { Video } from './Video.tsx'

/** A picture or a video. Shows the file's name if it cannot be loaded. */
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

/** The name of a file, with an icon. */
export const FileName = ({ name }: { name: string }) => (
  <p className={styles['file']}>
    <FileText size={20} aria-hidden="true" />
    <span>{name}</span>
  </p>
)

interface PictureProps {
  address: string
  name: string
  onError(): void
}

function Picture({ address, name, onError }: PictureProps) {
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
