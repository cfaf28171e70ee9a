import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** The id of the page's content. */
export const mainId = 'main'

/** Leads a keyboard past the bars. It is seen while it has the focus, and pushes no history entry. */
export function SkipLink() {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(mainId)?.focus()
  }
  return (
    <a className={styles['skip']} href={`#${mainId}`} onClick={skip}>
      {t('skip')}
    </a>
  )
}
