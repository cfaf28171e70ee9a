import { Copy, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { platform } from '../../../platform/current.ts'
import { canShare } from '../../../platform/share.ts'
import { AppMark } from '../../../ui/AppMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './Kit.module.css'
import { useShareText } from './useShareText.ts'
import type { Words } from './words.ts'

interface Props {
  words: Words
  link: string
  service: string
}

/** The words for a friend with their link: shared by the host or the device, by a messenger's address, or copied. */
export function ShareText(props: Props) {
  const { t } = useTranslation('kit')
  const { words, link } = props
  const { shown, isBusy, isRefused, share, through, copy } = useShareText(props)
  return (
    <section className={styles['part']} aria-label={t('words')}>
      <h4 className={styles['name']}>{t('words')}</h4>
      <blockquote ref={shown} lang={words.language} className={styles['text']}>
        <p>{words.text}</p>
        <p>{link}</p>
      </blockquote>
      <div className={styles['actions']}>
        {canShare(platform()) && (
          <Button variant="quiet" busy={isBusy} onClick={() => void share()}>
            <Share2 size={20} aria-hidden="true" />
            {t('share')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy size={20} aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={() => through('line')}>
          <AppMark app="line" />
          {t('line')}
        </Button>
        <Button variant="quiet" onClick={() => through('telegram')}>
          <AppMark app="telegram" />
          {t('telegram')}
        </Button>
      </div>
      <p role="status" className={styles['note']}>
        {isRefused ? t('refused') : ''}
      </p>
    </section>
  )
}
