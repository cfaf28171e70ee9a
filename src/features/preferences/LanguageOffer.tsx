import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { chooseLanguage, loadOfferedTexts } from '../../i18n/chooseLanguage.ts'
import type { Language } from '../../i18n/languages.ts'
import { kept } from '../../reads/reads.ts'
import { persistent } from '../../platform/storage.ts'
import styles from './Offer.module.css'
import { OfferCard } from './OfferCard.tsx'

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
    <OfferCard
      icon={Languages}
      title={t('languageOffer')}
      lang={language}
      answers={{
        yes: t('languageYes'),
        no: t('languageNo'),
        busy: state === 'loading',
        onYes: accept,
        onNo: decline,
      }}
    >
      {state === 'failed' && (
        <p className={styles['said']} role="alert">
          {t('languageFailed')}
        </p>
      )}
    </OfferCard>
  )
}
