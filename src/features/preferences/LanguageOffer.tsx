import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { chooseLanguage } from '../../i18n/chooseLanguage.ts'
import type { Language } from '../../i18n/languages.ts'
import { loadOfferedTexts } from '../../i18n/offeredTexts.ts'
import { kept } from '../../reads/useRead.ts'
import { persistent } from '../../platform/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './Offer.module.css'

/** Offers the host's language, in that language. Either answer stores a choice, so it is offered once. */
export function LanguageOffer({ language }: { language: Language }) {
  const { i18n } = useTranslation()
  const { data: t } = useSWR(['offeredTexts', language], () => loadOfferedTexts(language), kept)
  const [state, setState] = useState<'asking' | 'loading' | 'failed' | 'answered'>('asking')
  // The player may have chosen a language elsewhere meanwhile.
  if (!t || state === 'answered' || persistent.get('locale') !== null) return null

  const accept = () => {
    setState('loading')
    chooseLanguage(language).then(
      () => setState('answered'),
      () => setState('failed'),
    )
  }
  const decline = () => {
    persistent.set('locale', i18n.language)
    setState('answered')
  }
  return (
    <Card className={styles['offer']} lang={language} aria-label={t('languageOffer')}>
      <p className={styles['title']}>{t('languageOffer')}</p>
      {state === 'failed' && <p role="alert">{t('languageFailed')}</p>}
      <div className={styles['answers']}>
        <Button variant="quiet" busy={state === 'loading'} onClick={accept}>
          {t('languageYes')}
        </Button>
        <Button variant="plain" onClick={decline}>
          {t('languageNo')}
        </Button>
      </div>
    </Card>
  )
}
