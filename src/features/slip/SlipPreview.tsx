import { Maximize2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from '../../ui/Lightbox.tsx'
import { inMegabytes } from './fileRules.ts'
import type { Prepared } from './prepare.ts'
import styles from './SlipPreview.module.css'

interface Props {
  slip: Prepared
  /** The ways to another picture. */
  children: ReactNode
}

/** The chosen picture as a card. A tap on it shows it large, so that the player sees whether its figures are sharp. */
export function SlipPreview({ slip: { file, preview }, children }: Props) {
  const { t } = useTranslation('slip')
  const [isLarge, setLarge] = useState(false)
  const name = t('preview')
  return (
    <figure className={styles['card']}>
      <button type="button" className={styles['picture']} onClick={() => setLarge(true)}>
        <img src={preview} alt={name} />
        <span className={styles['enlarge']} aria-hidden="true">
          <Maximize2 size={14} strokeWidth={2.5} />
        </span>
      </button>
      <figcaption className={styles['beside']}>
        <p className={styles['size']}>{t('size', { size: inMegabytes(file.size) })}</p>
        {children}
      </figcaption>
      {isLarge && <Lightbox address={preview} name={name} onClose={() => setLarge(false)} />}
    </figure>
  )
}
