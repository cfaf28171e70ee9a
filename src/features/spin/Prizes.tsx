import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slice } from '../../api/spin.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './Prizes.module.css'
import { groundIndex } from './wheel/wheelColors.ts'

interface Props {
  /** The operator's own name of this wheel. */
  name: string
  slices: readonly Slice[]
}

/** What the wheel holds, in words that are whole: a label may be cut on its slice. */
export function Prizes({ name, slices }: Props) {
  const { t } = useTranslation('spin')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('prizes')}
      </h2>
      {/* The page has the same title over every wheel, and does not say it twice. */}
      {name !== t('title') && <p className={styles['name']}>{name}</p>}
      <ul className={styles['prizes']} aria-labelledby={titleId}>
        {keyed(slices, ({ code }) => code).map(({ key, item: { code, label, bgColor } }, index) => (
          <li key={key}>
            <i
              className={styles['colour']}
              data-ground={groundIndex(index, slices.length)}
              // The browser ignores a colour that is none, and the palette's is seen.
              style={{ backgroundColor: bgColor }}
            />
            {label || code}
          </li>
        ))}
      </ul>
    </section>
  )
}
