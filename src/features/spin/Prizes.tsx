import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slice } from '../../api/spin.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './Prizes.module.css'

/** What the wheel holds, in words: all of it in a text below the wheel. */
export function Prizes({ slices }: { slices: readonly Slice[] }) {
  const { t } = useTranslation('spin')
  const titleId = useId()
  return (
    <section className={styles['prizes']} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('prizes')}
      </h2>
      <ul className={styles['list']} aria-labelledby={titleId}>
        {keyed(slices, ({ code }) => code).map(({ key, item: { code, label } }) => (
          <li key={key}>{label || code}</li>
        ))}
      </ul>
    </section>
  )
}
