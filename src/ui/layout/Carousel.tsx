import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { IconButton } from '../controls/Button.tsx'
import { useMedia } from './useMedia.ts'
import trackStyles from '../Track.module.css'
import styles from './Carousel.module.css'

/** One fling passes fewer cards than this. */
const batchSize = 24

/** Renders only the cards near the player. */
export function Carousel({ title, children }: { title: string; children: ReactElement[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  const track = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState(batchSize)
  const [isAtStart, setAtStart] = useState(true)

  const isWide = useMedia('(min-width: 1000px)')

  // The first card has no left neighbour, so start with the second centred.
  useLayoutEffect(() => {
    const list = track.current
    if (isWide && list && list.children.length > 2) list.scrollLeft = spacingOf(list)
  }, [isWide])

  const onScroll = () => {
    const list = track.current
    setAtStart(!list || list.scrollLeft < 8)
    const isNear = list && list.scrollWidth - list.scrollLeft < 3 * list.clientWidth
    if (isNear && drawn < children.length) setDrawn(drawn + batchSize)
  }
  const step = (direction: -1 | 1) => {
    const list = track.current
    list?.scrollBy({ left: direction * spacingOf(list), behavior: 'smooth' })
  }

  return (
    <section aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {children.length > 1 && (
          <span className={styles['arrows']}>
            <IconButton label={t('previousCard')} aria-disabled={isAtStart || undefined} onClick={() => step(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={t('nextCard')} onClick={() => step(1)}>
              <ChevronRight />
            </IconButton>
          </span>
        )}
      </header>
      <ul
        ref={track}
        className={classes(trackStyles['track'], styles['track'])}
        tabIndex={0}
        aria-labelledby={titleId}
        onScroll={onScroll}
      >
        {Children.map(children.slice(0, drawn), (card) => (
          <li className={styles['slot']}>{card}</li>
        ))}
      </ul>
    </section>
  )
}

function spacingOf(list: HTMLUListElement): number {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement)) return 0
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}
