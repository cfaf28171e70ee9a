import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import styles from './GameDialog.module.css'
import { openInBrowser } from './leading.ts'

/** In the place of play where no form can leave the host: the same dialog, in the phone's browser. Nothing is moved here. */
export function PlayInBrowser({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('games')
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => {
    openInBrowser(code)
    setIsAsked(true)
  }
  return (
    <div className={styles['part']}>
      <p className={styles['hint']}>{t('browserWhy', { name })}</p>
      <Button onClick={leave}>
        <ExternalLink size={20} aria-hidden="true" />
        {t('openInBrowser')}
      </Button>
      <p className={styles['hint']} role="status">
        {isAsked ? t('browserAsked') : ''}
      </p>
    </div>
  )
}
