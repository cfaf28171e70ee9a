import { Copy, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef, useState } from 'react'
import { platform } from '../../../platform/current.ts'
import { canShare, prepareShare, share, shareAddresses } from '../../../platform/share.ts'
import { AppMark } from '../../../ui/layout/AppMark.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import type { InviteTexts } from './inviteTexts.ts'
import { showToast } from '../../../lib/toasts.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { settings } from '../../../lib/settings/settings.ts'
import styles from './Kit.module.css'

interface Props {
  words: InviteTexts
  link: string
  service: string
}

export function ShareText(props: Props) {
  const { t } = useTranslation('kit')
  const { words, link } = props
  const { shown, isBusy, isRefused, offer, through, copy } = useShareText(props)
  return (
    <section className={styles['part']} aria-label={t('words')}>
      <h4 className={styles['name']}>{t('words')}</h4>
      <blockquote ref={shown} lang={words.language} className={styles['text']}>
        <p>{words.text}</p>
        <p>{link}</p>
      </blockquote>
      <div className={styles['actions']}>
        {canShare(platform()) && (
          <Button variant="quiet" busy={isBusy} onClick={() => void offer()}>
            <Share2 size={20} aria-hidden="true" />
            <span>{t('share')}</span>
          </Button>
        )}
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy size={20} aria-hidden="true" />
          <span>{t('copy')}</span>
        </Button>
        <Button variant="quiet" onClick={() => through('line')}>
          <AppMark app="line" />
          <span>{t('line')}</span>
        </Button>
        <Button variant="quiet" onClick={() => through('telegram')}>
          <AppMark app="telegram" />
          <span>{t('telegram')}</span>
        </Button>
      </div>
      <p role="status" className={styles['note']}>
        {isRefused ? t('refused') : ''}
      </p>
    </section>
  )
}

interface SharedText {
  readonly words: InviteTexts
  readonly link: string
  readonly service: string
}

/** Selects the text in `shown` if it can be neither shared nor copied. */
function useShareText({ words, link, service }: SharedText) {
  const { t } = useTranslation('kit')
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const shown = useRef<HTMLQuoteElement>(null)
  useEffect(() => void prepareShare(platform()), [])
  const shareable = { text: words.text, url: link }

  const offer = async () => {
    const { VITE_PUBLIC_ORIGIN: origin } = settings
    const picture = origin === '' ? null : `${origin}/preview.png`
    setIsBusy(true)
    const card = { ...shareable, title: service, button: t('join'), picture }
    const shared = await share(platform(), card, () => showToast('success', t('sent')))
    setIsBusy(false)
    setIsRefused(shared === 'refused')
  }
  const copy = async () => {
    if (await copyText(`${words.text}\n${link}`)) return showToast('success', t('copied'))
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
    showToast('error', t('copyFailed'))
  }
  return {
    shown,
    isBusy,
    isRefused,
    offer,
    copy,
    through: (app: 'line' | 'telegram') => platform().openLink(shareAddresses[app](shareable)),
  }
}
