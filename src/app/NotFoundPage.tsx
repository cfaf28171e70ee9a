import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { pages } from '../nav/addresses.ts'
import { ButtonLink } from '../ui/controls/Button.tsx'
import { lostDrawing } from '../ui/drawings.ts'
import { Illustration } from '../ui/feedback/Illustration.tsx'
import { FullPageHead } from './FullPageHead.tsx'
import styles from './FullPage.module.css'

export function NotFoundPage() {
  const { t } = useTranslation('shared')
  return (
    <main className={styles['page']}>
      <FullPageHead />
      <Illustration drawing={lostDrawing} />
      <h1 className={styles['title']}>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <div className={styles['actions']}>
        <ButtonLink href={pages.user}>{t('toHome')}</ButtonLink>
        <Link href={pages.contact}>{t('receiptAsk')}</Link>
      </div>
    </main>
  )
}
