import { LockKeyhole, Smartphone, Languages, X, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { getI18n, useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { useLocation } from 'wouter'
import { cachedForever } from '../../api/useRead.ts'
import { chooseLanguage, loadOfferedTexts } from '../../i18n/chooseLanguage.ts'
import { type Language, isLanguage } from '../../i18n/languages.ts'
import { settings } from '../../lib/settings/settings.ts'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { platform } from '../../platform/current.ts'
import { persistent } from '../../platform/storage.ts'
import { dismiss, isDismissed } from '../../session/dismissed.ts'
import { isLockOfferDue } from '../../session/lockOffer.ts'
import { Button, IconButton } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Guide } from './Guide.tsx'
import { useHomeScreen } from './useHomeScreen.ts'
import styles from './Offers.module.css'

interface Props {
  icon: LucideIcon
  title: string
  hint?: string
  /** Set if it differs from the page's language. */
  lang?: string
  /** Null once the offer is accepted. */
  answers: { yes: string; no: string; isBusy?: boolean; onYes(): void; onNo(): void } | null
  children?: ReactNode
}

const OfferCard = ({ icon: Icon, title, hint, lang, answers, children }: Props) => (
  <Card className={styles['offer']} lang={lang} aria-label={title}>
    <div className={styles['row']}>
      <Icon size={22} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {hint && <p>{hint}</p>}
      </div>
      {answers && (
        <div className={styles['answers']}>
          <Button variant="quiet" isBusy={answers.isBusy ?? false} onClick={answers.onYes}>
            {answers.yes}
          </Button>
          <IconButton label={answers.no} onClick={answers.onNo}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
    {children}
  </Card>
)

/** Decided once, so an answer never moves another offer under the finger. */
export function Offers({ forMembers, hasNotice }: { forMembers: boolean; hasNotice: boolean }) {
  const [language] = useState(() =>
    languageToOffer(persistent.get('locale'), platform().language(), getI18n().language),
  )
  const [isLockDue] = useState(isLockOfferDue)
  const [path] = useLocation()
  // Before the language's, which may be passed over at every visit.
  const isLockOffered = forMembers && isLockDue
  return (
    <>
      {isLockOffered && <LockOffer />}
      {!isLockOffered && language !== null && <LanguageOffer language={language} />}
      {forMembers && !isLockDue && language === null && !hasNotice && <HomeScreenOffer />}
      {path === pages.login && settings.VITE_AGE_MARK !== '' && <AgeMark />}
    </>
  )
}

function LockOffer() {
  const { t } = useTranslation('preferences')
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  const onNo = () => {
    dismiss('lock', persistent)
    setAnswered(true)
  }
  // Offered again if the session ends, and the lock with it.
  const onYes = () => {
    setAnswered(true)
    openDialog({ name: 'lock' })
  }
  return (
    <OfferCard
      icon={LockKeyhole}
      title={t('lock')}
      hint={t('lockHint')}
      answers={{ yes: t('lockYes'), no: t('notNow'), onYes, onNo }}
    />
  )
}

function HomeScreenOffer() {
  const [wasMade] = useState(() => isDismissed('homeScreen'))
  const { t } = useTranslation('preferences')
  const { method, answerKey, add, isDesktop } = useHomeScreen()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  if (wasMade || method === null || isDesktop || answer === 'no') return null

  const reply = (given: 'yes' | 'no') => {
    // Concerns the device, so it outlasts the session.
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
    <OfferCard icon={Smartphone} title={t('homeScreenOffer')} answers={answer === null ? answers : null}>
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
        isBusy: state === 'loading',
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

/**
 * `host` is BCP 47, sometimes with underscores.
 * @returns null if unsupported, already shown, or chosen by the player.
 */
export function languageToOffer(stored: string | null, host: string | null, present: string): Language | null {
  const spoken = host?.split(/[-_]/)[0]?.toLowerCase() ?? null
  return stored === null && isLanguage(spoken) && spoken !== present ? spoken : null
}

function AgeMark() {
  const { t } = useTranslation('preferences')
  const age = settings.VITE_AGE_MARK
  return (
    <p className={styles['ageMark']}>
      <b className={styles['age']} aria-hidden="true">
        {age}
      </b>
      <span>
        <span>{t('ageMark', { age: age.replace('+', '') })}</span>
        <br />
        <span>{t('ageMarkText')}</span>
      </span>
    </p>
  )
}
