import i18next from 'i18next'
import { Copy, Languages, Share2 } from 'lucide-react'
import { useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { cachedForever } from '../../../api/useRead.ts'
import { languages, type Language } from '../../../i18n/languages.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useServiceName } from '../../../operator/useServiceInfo.ts'
import { copyText } from '../../../platform/clipboard.ts'
import type { Host } from '../../../platform/launch.ts'
import { canShare } from '../../../platform/share.ts'
import { messengers } from '../../../platform/sharing.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SelectField } from '../../../ui/controls/Field.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Reads } from '../../../ui/feedback/Reads.tsx'
import { AppMark } from '../../../ui/layout/AppMark.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Fold } from '../../../ui/layout/Fold.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { useWallet } from '../../../wallet/useWallet.ts'
import { appsOf, linkFor, memberInviterCode, memberLinks } from '../rules.ts'
import { useShare } from '../useShare.ts'
import { CardPicture, type InviteTexts } from './CardPicture.tsx'
import { Totals } from './Totals.tsx'
import styles from './Kit.module.css'

export function KitDialog() {
  const { t } = useTranslation('affiliateKit')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={920} shape="rows">
        {([wallet]) => (
          <div className={styles['subjects']}>
            <Kit profileId={wallet.profile._id} />
            <Totals wallet={wallet} />
          </div>
        )}
      </Reads>
    </Sheet>
  )
}

const kitTexts = import.meta.glob<Record<string, string>>('/locales/*/affiliateKit.json', { import: 'default' })

async function loadKitTexts(language: Language) {
  i18next.addResourceBundle(
    language,
    'affiliateKit',
    (await kitTexts[`/locales/${language}/affiliateKit.json`]?.()) ?? {},
  )
}

const languageCodes = Object.keys(languages) as Language[]

function Kit({ profileId }: { profileId: string }) {
  const { t, i18n } = useTranslation('affiliateKit')
  const [language, setLanguage] = useState(i18n.language as Language)
  const [app, setApp] = useState<Host>('browser')
  const links = memberLinks(profileId)
  const apps = appsOf(links)
  const link = linkFor(links, app)
  const service = useServiceName()
  const isThere = i18next.hasResourceBundle(language, 'affiliateKit')
  const { error, isValidating, mutate } = useSWR(
    isThere ? null : ['kitTexts', language],
    () => loadKitTexts(language),
    cachedForever,
  )
  const words = isThere ? wordsFor(language, service, memberInviterCode(profileId)) : null
  const names = { browser: t('browser'), line: t('line'), telegram: t('telegram') }
  return (
    <section className={styles['kit']} aria-label={t('kit')}>
      <h3 className="visually-hidden">{t('kit')}</h3>
      <Fold
        icon={Languages}
        kind="accent"
        label={t('friend')}
        hint={[languages[language], ...(apps.length > 1 ? [names[app]] : [])].join(' · ')}
      >
        <div className={styles['choices']}>
          <SelectField
            label={t('language')}
            choices={languageCodes.map((value) => ({ value, label: languages[value] }))}
            value={language}
            onChoose={(value) => setLanguage(value as Language)}
          />
          {apps.length > 1 && (
            <SelectField
              label={t('opensIn')}
              choices={apps.map((value) => ({ value, label: names[value] }))}
              value={app}
              onChoose={(value) => setApp(value as Host)}
            />
          )}
        </div>
      </Fold>
      {error !== undefined && <Failure isBusy={isValidating} onRetry={() => void mutate()} />}
      {words && <CardPicture words={words} link={link} service={service} app={app} />}
      {words && <ShareText words={words} link={link} service={service} />}
    </section>
  )
}

/** In the friend's language, whose texts are loaded by now. */
function wordsFor(language: Language, service: string, code: string): InviteTexts {
  const t = i18next.getFixedT(language, 'affiliateKit')
  return { language, headline: t('headline'), codeLine: t('codeLine', { code }), text: t('text', { service, code }) }
}

function ShareText({ words, link, service }: { words: InviteTexts; link: string; service: string }) {
  const { t } = useTranslation('affiliateKit')
  const shown = useRef<HTMLQuoteElement>(null)
  const { text } = words
  const isShared = canShare()
  const { offer, through, isBusy, isRefused } = useShare({ title: service, text, button: t('join'), sent: t('sent') })
  // If the text cannot be copied, it is selected.
  const copy = async () => {
    if (await copyText(`${text}\n${link}`)) return showToast('success', t('copied'))
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
    showToast('error', t('copyFailed'))
  }
  return (
    <section className={styles['part']} aria-label={t('words')}>
      <h4 className={styles['name']}>{t('words')}</h4>
      <Card className={styles['message']}>
        <blockquote ref={shown} lang={words.language} className={styles['text']}>
          <p>{text}</p>
          <p className={styles['link']}>{link}</p>
        </blockquote>
        {isShared && (
          <Button isBusy={isBusy} icon={Share2} onClick={() => offer(link)}>
            {t('share')}
          </Button>
        )}
        <div className={styles['actions']}>
          <Button variant={isShared ? 'quiet' : 'primary'} icon={Copy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {messengers.map((to) => (
            <Button key={to} variant="quiet" onClick={() => through(to, link)}>
              <AppMark app={to} />
              <span>{t(to)}</span>
            </Button>
          ))}
        </div>
      </Card>
      <p role="status" className={styles['note']}>
        {isRefused ? t('refused') : ''}
      </p>
    </section>
  )
}
