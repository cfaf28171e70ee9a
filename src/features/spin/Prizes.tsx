import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slice } from '../../api/spin.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './Prizes.module.css'
import { chipColors, colorsOf } from './wheel/wheelColors.ts'
import { readColor, themeOf } from './wheel/wheelPen.ts'

interface Props {
  /** The operator's own name of this wheel. */
  name: string
  slices: readonly Slice[]
}

/** What the wheel holds, in words that are whole: a label may be cut on its slice. */
export function Prizes({ name, slices }: Props) {
  const { t } = useTranslation('spin')
  const titleId = useId()
  const colors = useMemo(() => colorsOfChips(slices), [slices])
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('prizes')}
      </h2>
      {/* The page has the same title over every wheel, and does not say it twice. */}
      {name !== t('title') && <p className={styles['name']}>{name}</p>}
      <ul className={styles['prizes']} aria-labelledby={titleId}>
        {keyed(slices, ({ code }) => code).map(({ key, item: { code, label } }, index) => (
          <li key={key} style={{ background: colors[index]?.ground, color: colors[index]?.text }}>
            {label || code}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those of the slices. None in a browser that cannot paint, which shows no wheel either. */
function colorsOfChips(slices: readonly Slice[]) {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return []
  const { palette } = themeOf(document.documentElement)
  return colorsOf(slices, palette, (color) => readColor(pen, color)).map((colors) => chipColors(colors, palette))
}
