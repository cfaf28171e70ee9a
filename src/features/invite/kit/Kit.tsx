import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, type Language } from '../../../i18n/languages.ts'
import { useServiceName } from '../../../service/useServiceName.ts'
import { Card } from '../../../ui/Card.tsx'
import { Copyable } from '../../../ui/Copyable.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Choice } from '../Choice.tsx'
import { memberLinks } from '../memberLinks.ts'
import { appsOf, linkFor, type App } from '../rules.ts'
import { ForFriend } from './ForFriend.tsx'
import styles from './Kit.module.css'
import { useTextsIn } from './useTextsIn.ts'

const languageCodes = Object.keys(languages) as Language[]

/** Pictures and words to share: all in the language of the friend, with the link that opens in the friend's app. */
export function Kit({ profileId }: { profileId: string }) {
  const { t, i18n } = useTranslation('kit')
  const [language, setLanguage] = useState(i18n.language as Language)
  const [app, setApp] = useState<App>('browser')
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
        <Choice
          legend={t('language')}
          values={languageCodes}
          names={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        <Choice legend={t('opensIn')} values={appsOf(links)} names={names} chosen={app} onChoose={setApp} />
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
