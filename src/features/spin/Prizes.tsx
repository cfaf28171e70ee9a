import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slice } from '../../api/spin.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import styles from './Prizes.module.css'
import { shownPrizes } from './rules.ts'
import { sliceColors, onWhite } from './wheel/wheelColors.ts'
import { readColor, themeOf } from './wheel/wheelPen.ts'

interface Props {
  name: string
  slices: readonly Slice[]
}

/** In full, as the wheel may truncate its labels. */
export function Prizes({ name, slices }: Props) {
  const { t } = useTranslation('spin')
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const colors = useMemo(() => signColors(slices), [slices])
  const first = shownPrizes(slices.length)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('prizes')}
      </h2>
      {/* The page already has this title. */}
      {name !== t('title') && <p className={styles['name']}>{name}</p>}
      <div className={styles['legend']}>
        <ul className={styles['prizes']} aria-labelledby={titleId}>
          {keyed(isWhole ? slices : slices.slice(0, first), ({ code }) => code).map(({ key, item }, index) => (
            <li key={key}>
              <span style={colors[index]} aria-hidden="true" />
              <span translate="no">{item.label || item.code}</span>
            </li>
          ))}
        </ul>
        {first < slices.length && (
          <Button
            variant="plain"
            className={styles['more']}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t(isWhole ? 'less' : 'more')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Empty in a browser that cannot paint. */
function signColors(slices: readonly Slice[]) {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return []
  const { palette } = themeOf(document.documentElement)
  return sliceColors(slices, palette, (color) => readColor(pen, color)).map(({ ground, text }) => ({
    backgroundColor: onWhite(ground),
    color: text,
  }))
}
