import { ExternalLink, LockKeyhole, Timer, Smartphone, Vibrate, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { bestNow } from '../../api/client/serverClock.ts'
import { languages } from '../../i18n/languages.ts'
import { version } from '../../lib/settings/build.ts'
import { pages } from '../../nav/addresses.ts'
import { pageSearch } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useChatOffer } from '../../operator/useChatOffer.ts'
import { platform } from '../../platform/current.ts'
import { toggle, useFeedback, type Feedback } from '../../session/feedbackPreferences.ts'
import { canLock } from '../../session/lockOffer.ts'
import { openInBrowser } from '../../session/openInBrowser.ts'
import { useSession } from '../../session/useSession.ts'
import { ChoiceGroup } from '../../ui/controls/ChoiceGroup.tsx'
import { useLanguageChoice } from '../../ui/controls/useLanguageChoice.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { ActionRow, RowTexts } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { useNow } from '../../ui/useNow.ts'
import { playSession } from '../../wallet/playSession.ts'
import { DepositLimitsRow } from '../depositLimits/DepositLimitsRow.tsx'
import { Guide } from './Guide.tsx'
import { useHomeScreen } from './useHomeScreen.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './Preferences.module.css'

const clockMinuteMs = 60_000
/** In minutes. */
const shownAfter = 15

function ResultRow() {
  const { t } = useTranslation('preferences')
  const [began] = useState(() => {
    const now = bestNow()
    return now === null ? null : playSession(now).at
  })
  useNow()
  const now = bestNow()
  const minutes = began === null || now === null ? 0 : Math.floor((now - began) / clockMinuteMs)
  return (
    <ActionRow
      picture={<KindTile icon={Timer} kind="accent" />}
      label={t('result')}
      hint={
        minutes < shownAfter
          ? t('resultHint')
          : t('resultTime', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
      }
      onOpen={() => openDialog({ name: 'sessionResult' })}
    />
  )
}

export function PreferencesDialog() {
  const { t } = useTranslation('preferences')
  const { isOffered } = useChatOffer()
  const [path] = useLocation()
  // Outside, no member's dialog opens.
  const isInside = useSession() !== null && path.startsWith(pages.user)
  return (
    <Sheet title={t('title')}>
      <div className={styles['groups']}>
        <LanguageGroup />
        {isOffered && <SoundGroup />}
        {isInside && (
          <section>
            <h3 className={groupStyles['title']}>{t('care')}</h3>
            <div className={groupStyles['group']}>
              <ResultRow />
              <DepositLimitsRow />
              {canLock() && (
                <ActionRow
                  picture={<KindTile icon={LockKeyhole} kind="accent" />}
                  label={t('lock')}
                  hint={t('lockHint')}
                  onOpen={() => openDialog({ name: 'lock' })}
                />
              )}
            </div>
          </section>
        )}
        {platform().can.openInBrowser && <BrowserRow />}
        {/* Last, as it appears late, after the host's answer. */}
        <HomeScreenRow />
        <p className={styles['version']}>{t('version', { version })}</p>
      </div>
    </Sheet>
  )
}

const ownNames = Object.fromEntries(
  Object.entries(languages).map(([language, own]) => [
    language,
    <span key={language} lang={language}>
      {own}
    </span>,
  ]),
)

/** Marks the tapped language at once; unmarks it if its texts do not load. */
function LanguageGroup() {
  const { t } = useTranslation()
  const { shown, isLoading, choose } = useLanguageChoice()
  return (
    <div aria-busy={isLoading}>
      <ChoiceGroup
        legend={t('language')}
        values={Object.keys(languages)}
        names={ownNames}
        chosen={shown}
        onChoose={choose}
      />
    </div>
  )
}

/** Hosts do not report whether the browser opened. */
function BrowserRow() {
  const { t } = useTranslation('preferences')
  const isLoggedIn = useSession() !== null
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => {
    openInBrowser(window.location.pathname + pageSearch(window.location.search))
    setIsAsked(true)
  }
  return (
    <div>
      <div className={groupStyles['group']}>
        <ActionRow
          picture={<KindTile icon={ExternalLink} kind="accent" />}
          label={t('openInBrowser')}
          hint={t(isLoggedIn ? 'openInBrowserHint' : 'openInBrowserSame')}
          onOpen={leave}
        />
      </div>
      <p className={styles['said']} role="status">
        {isAsked ? t('openInBrowserAsked') : ''}
      </p>
    </div>
  )
}

function HomeScreenRow() {
  const { t } = useTranslation('preferences')
  const { method, answerKey, add, isDesktop } = useHomeScreen()
  if (method === null) return null
  const words = {
    picture: <KindTile icon={Smartphone} kind="accent" />,
    label: t(isDesktop ? 'installApp' : 'addToHomeScreen'),
    hint: t('homeScreenHint'),
  }
  return (
    <div>
      <div className={groupStyles['group']}>
        {method === 'ask' ? (
          <ActionRow {...words} onOpen={add} />
        ) : (
          <>
            <div className={groupStyles['row']}>
              <RowTexts {...words} />
            </div>
            <Guide />
          </>
        )}
      </div>
      <p className={styles['said']} role="status">
        {answerKey && t(answerKey)}
      </p>
    </div>
  )
}

const soundIcons = { sound: Volume2, haptic: Vibrate }

function SoundGroup() {
  const { t } = useTranslation('preferences')
  return (
    <fieldset>
      <legend className={groupStyles['title']}>{t('newMessages')}</legend>
      <div className={groupStyles['group']}>
        <Switch kind="sound" />
        {platform().can.vibrate && <Switch kind="haptic" />}
      </div>
    </fieldset>
  )
}

function Switch({ kind }: { kind: Feedback }) {
  const { t } = useTranslation('preferences')
  const isOn = useFeedback(kind)
  return (
    <label className={groupStyles['row']}>
      <RowTexts picture={<KindTile icon={soundIcons[kind]} kind="accent" />} label={t(kind)} />
      <input
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={isOn}
        aria-checked={isOn}
        onChange={() => toggle(kind)}
      />
    </label>
  )
}
