import { useState } from 'react'
import i18next from 'i18next'
import { useLocation } from 'wouter'
import { Smartphone, Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { persistent } from '../../platform/storage.ts'
import { pages } from '../../nav/addresses.ts'
import { platform } from '../../platform/current.ts'
import { settings } from '../../lib/settings/settings.ts'
import { lazyRoom } from '../../ui/layout/lazyRoom.tsx'
import { languageToOffer } from './rules.ts'
import { dismiss, isDismissed } from '../../session/dismissed.ts'
import { Guide } from './Guide.tsx'
import { OfferCard } from './OfferCard.tsx'
import { useHomeScreen } from './useHomeScreen.ts'
import { chooseLanguage, loadOfferedTexts } from '../../i18n/chooseLanguage.ts'
import type { Language } from '../../i18n/languages.ts'
import { cachedForever } from '../../api/useRead.ts'
import styles from './Offer.module.css'

const AgeMark = lazyRoom('preferences', () => import('./AgeMark.tsx'), 'AgeMark')

/**
 * Decided once on mount, so an answer never moves the next offer under the finger. `forMembers`: signed in, and nothing
 * else needs attention.
 */
export function Offers({ forMembers }: { forMembers: boolean }) {
  const [language] = useState(() => languageToOffer(persistent.get('locale'), platform().language(), i18next.language))
  const [path] = useLocation()
  return (
    <>
      {language !== null && <LanguageOffer language={language} />}
      {language === null && forMembers && <HomeScreenOffer />}
      {path === pages.login && settings.VITE_AGE_MARK !== '' && <AgeMark />}
    </>
  )
}

function HomeScreenOffer() {
  const [wasMade] = useState(() => isDismissed('homeScreen'))
  return wasMade ? null : <Offer />
}

function Offer() {
  const { t } = useTranslation('preferences')
  const { method, answerKey, add, isDesktop } = useHomeScreen()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  if (method === null || isDesktop || answer === 'no') return null

  const reply = (given: 'yes' | 'no') => {
    // A device preference, so it outlasts the session.
    dismiss('homeScreen', persistent)
    setAnswer(given)
    if (given === 'yes' && method === 'ask') add()
  }
  const answers = {
    yes: t(method === 'ask' ? 'add' : 'showHow'),
    no: t('notNow'),
    onYes: () => reply('yes'),
    onNo: () => reply('no'),
  }
  return (
    <OfferCard
      icon={Smartphone}
      title={t('homeScreenOffer')}
      hint={t('homeScreenHint')}
      answers={answer === null ? answers : null}
    >
      {answer === 'yes' && method === 'guide' && <Guide />}
      <p className={styles['said']} role="status">
        {answerKey && t(answerKey)}
      </p>
    </OfferCard>
  )
}

/** In the host's language. Either answer is stored, so it appears once. */
function LanguageOffer({ language }: { language: Language }) {
  const { i18n } = useTranslation()
  const { data: t } = useSWR(['offeredTexts', language], () => loadOfferedTexts(language), cachedForever)
  const [state, setState] = useState<'asking' | 'loading' | 'failed' | 'answered'>('asking')
  // The player may have chosen a language elsewhere.
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
