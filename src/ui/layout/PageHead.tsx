import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pages } from '../../nav/addresses.ts'
import { classes } from '../classes.ts'
import iconButtonStyles from '../controls/IconButton.module.css'
import styles from './PageHead.module.css'

interface Props {
  title: string
  /** Pages in the bottom bar have no back link. */
  isInBar?: boolean
  /** Shown only where the top bar has the title. */
  isPlain?: boolean
  children?: ReactNode
}

/** The title sticks. In a messenger the top bar has it, and the messenger has the way back. */
export function PageHead({ title, isInBar = false, isPlain = false, children }: Props) {
  const { t } = useTranslation('shared')
  return (
    <header className={classes(styles['head'], isPlain && styles['quiet'])}>
      {!isInBar && (
        <Link
          href={pages.home}
          className={classes(iconButtonStyles['button'], styles['back'])}
          aria-label={t('back')}
          title={t('back')}
        >
          <ChevronLeft />
        </Link>
      )}
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </header>
  )
}
