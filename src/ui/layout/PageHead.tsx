import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pages } from '../../nav/addresses.ts'
import { classes } from '../classes.ts'
import iconButton from '../controls/IconButton.module.css'
import styles from './PageHead.module.css'
import page from './Page.module.css'

interface Props {
  title: string
  children?: ReactNode
}

export function PageHead({ title, children }: Props) {
  const { t } = useTranslation('shared')
  return (
    <header className={styles['head']}>
      <Link
        href={pages.home}
        className={classes(iconButton['button'], styles['back'])}
        aria-label={t('back')}
        title={t('back')}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h1 className={page['title']}>{title}</h1>
      {children}
    </header>
  )
}
