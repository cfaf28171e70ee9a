import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import i18next from 'i18next'
import { languages, type Language } from '../../../i18n/languages.ts'
import { useServiceName } from '../../../operator/useInfo.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Copyable } from '../../../ui/controls/Copyable.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { ChoiceGroup } from '../ChoiceGroup.tsx'
import { memberLinks } from '../memberLinks.ts'
import { appsOf, linkFor, type InviteApp, memberInviterCode } from '../rules.ts'
import { CardPicture } from './CardPicture.tsx'
import { ShareText } from './ShareText.tsx'
import type { InviteTexts } from './inviteTexts.ts'
import styles from './Kit.module.css'

const kitTexts = import.meta.glob<Record<string, string>>('/locales/*/kit.json', { import: 'default' })

/** Reads this room's texts. @throws Error when they do not load. */
const readTexts = async (language: Language) => (await kitTexts[`/locales/${language}/kit.json`]?.()) ?? {}

/** @throws Error if the texts do not load. */
function useTextsIn(language: Language) {
  const [lost, setLost] = useState<Language | null>(null)
  const [, setLoaded] = useState<Language | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isThere = i18next.hasResourceBundle(language, 'kit')
  useEffect(() => {
    if (isThere) return
    void readTexts(language).then(
      (texts) => {
        i18next.addResourceBundle(language, 'kit', texts)
        setLoaded(language)
      },
      () => setLost(language),
    )
  }, [language, isThere, attempt])
  const retry = () => {
    setLost(null)
    setAttempt(attempt + 1)
  }
  return { isThere, isLost: !isThere && lost === language, retry }
}

const languageCodes = Object.keys(languages) as Language[]

/** `isLost`: the texts did not load. */
export function Kit({ profileId }: { profileId: string }) {
  const { t, i18n } = useTranslation('kit')
  const [language, setLanguage] = useState(i18n.language as Language)
  const [app, setApp] = useState<InviteApp>('browser')
  const links = memberLinks(profileId)
  const link = linkFor(links, app)
  const service = useServiceName()
  const { isThere, isLost, retry } = useTextsIn(language)
  const names = { browser: t('browser'), line: t('line'), telegram: t('telegram') }
  const shown = link.replace(/^https?:\/\//, '')
  return (
    <section className={styles['kit']} aria-label={t('kit')}>
      <h3 className={styles['heading']}>{t('kit')}</h3>
      <Card className={styles['choices']}>
        <ChoiceGroup
          legend={t('language')}
          values={languageCodes}
          names={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        <ChoiceGroup legend={t('opensIn')} values={appsOf(links)} names={names} chosen={app} onChoose={setApp} />
      </Card>
      <Copyable
        label={app === 'browser' ? t('linkBrowser') : t('link', { app: names[app] })}
        text={link}
        shown={shown}
        isOneLine
      />
      {isLost && <Failure onRetry={retry} />}
      {isThere && <ForFriend {...{ profileId, service, language, app, link }} />}
    </section>
  )
}

interface Props {
  profileId: string
  service: string
  language: Language
  app: InviteApp
  link: string
}

/** The friend's, already loaded. */
function ForFriend({ profileId, service, language, app, link }: Props) {
  const { t } = useTranslation('kit', { lng: language })
  const code = memberInviterCode(profileId)
  const words: InviteTexts = {
    language,
    headline: t('headline'),
    codeLine: t('codeLine', { code }),
    text: t('text', { service, code }),
  }
  return (
    <>
      <ShareText words={words} link={link} service={service} />
      <CardPicture words={words} link={link} service={service} app={app} />
    </>
  )
}
