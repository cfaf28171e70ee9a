import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeImage } from '../../platform/safeAddress.ts'
import { classes } from '../classes.ts'
import { IconButton } from '../controls/Button.tsx'
import { keyed } from '../lists/keyed.ts'
import { hasContent } from '../richText/htmlText.ts'
import { RichText } from '../richText/RichText.tsx'
import trackStyles from '../Track.module.css'
import styles from './Banners.module.css'

interface SlideContent {
  readonly image: string | null
  readonly html: string | null
}

interface Props {
  label: string
  banners: readonly SlideContent[]
  isLow?: boolean
}

export const shownBanners = (banners: readonly SlideContent[]): SlideContent[] =>
  banners
    .map(({ image, html }) => ({ image: safeImage(image), html: hasContent(html) ? html : null }))
    .filter(({ image, html }) => image !== null || html !== null)

/** Moves only when the player moves it. */
export function Banners({ label, banners, isLow = false }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const shown = keyed(shownBanners(banners), ({ image, html }) => `${image} ${html}`)
  if (shown.length === 0) return null

  const step = (direction: -1 | 1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: 'smooth' })
  const onScroll = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {}
    setAt(Math.round((scrollLeft / Math.max(1, scrollWidth - clientWidth)) * (shown.length - 1)))
  }
  return (
    <section className={styles['banners']} data-low={isLow ? '' : undefined} aria-label={label}>
      <ul
        ref={track}
        className={classes(trackStyles['track'], styles['track'])}
        tabIndex={shown.length > 1 ? 0 : undefined}
        onScroll={onScroll}
      >
        {shown.map(({ key, item: { image, html } }) => (
          <li key={key} className={styles['slide']}>
            {image !== null && <img className={styles['image']} src={image} alt="" />}
            {html !== null && <RichText html={html} />}
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <div className={styles['steps']}>
          <IconButton label={t('common:previousCard')} disabled={at <= 0} onClick={() => step(-1)}>
            <ChevronLeft />
          </IconButton>
          <span className={styles['place']} role="img" aria-label={t('placeOf', { at: at + 1, all: shown.length })}>
            {shown.map(({ key }, index) => (
              <i key={key} data-here={index === at ? '' : undefined} />
            ))}
          </span>
          <IconButton label={t('common:nextCard')} disabled={at >= shown.length - 1} onClick={() => step(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </section>
  )
}
