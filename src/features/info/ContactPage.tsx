import { ChevronRight, Globe, Headset, QrCode } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { version } from '../../lib/settings/build.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useChatOffer } from '../../operator/useChatOffer.ts'
import { useServiceInfo } from '../../operator/useServiceInfo.ts'
import { classes } from '../../ui/classes.ts'
import { chatDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { AppMark } from '../../ui/layout/AppMark.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Fold } from '../../ui/layout/Fold.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useMedia } from '../../ui/layout/useMedia.ts'
import { LinkRow } from '../../ui/lists/ActionRow.tsx'
import { PreferencesRow } from '../../ui/lists/PreferencesRow.tsx'
import { ShapeSkeleton } from '../../ui/lists/ShapeSkeleton.tsx'
import { Skeleton } from '../../ui/lists/Skeleton.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { RichText } from '../../ui/richText/RichText.tsx'
import { shownLink, shownContact, appOf, bareAddress } from './rules.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import hero from '../../ui/layout/Hero.module.css'
import styles from './ContactPage.module.css'

const appNames = { line: 'LINE', telegram: 'Telegram' }

function ContactLinks({ name, link, website, code }: Record<'name' | 'link' | 'website' | 'code', string | null>) {
  const { t } = useTranslation('info')
  const [isCodeBroken, setIsCodeBroken] = useState(false)
  const hasApp = name !== null || link !== null
  const shownCode = isCodeBroken ? null : code
  if (!hasApp && website === null && shownCode === null) return null
  const app = appOf(link)
  return (
    <div className={groupStyles['group']}>
      {hasApp && (
        <LinkRow
          picture={<AppMark app={app} />}
          label={appNames[app]}
          hint={name ?? bareAddress(link ?? '')}
          address={link}
        />
      )}
      {website !== null && (
        <LinkRow
          picture={<KindTile icon={Globe} kind="accent" />}
          label={t('website')}
          hint={bareAddress(website)}
          address={website}
        />
      )}
      {shownCode !== null && <SupportCode address={shownCode} onError={() => setIsCodeBroken(true)} />}
    </div>
  )
}

function ContactSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="stack" role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height={115} />
      <ShapeSkeleton shape="rows" height={187} pitch={62} />
    </div>
  )
}

export function ContactPage() {
  const { t } = useTranslation('info')
  const { data, error, isValidating, mutate } = useRead(contactCall)
  const { isOffered, error: offerError, mutate: askForOffer } = useChatOffer()
  // The offer is read once for all pages, so a failure would stay.
  const askAgain = useEffectEvent(() => offerError !== undefined && void askForOffer())
  useEffect(() => void askAgain(), [])
  const isAsked = isOffered === null && offerError === undefined
  const website = shownLink(useServiceInfo()?.website ?? null)
  const contact = data && shownContact(data)
  const isEmpty = contact && [website, ...Object.values(contact)].every((shown) => shown === null)
  return (
    <div className="stack">
      <PageHead title={t('contactTitle')} isInBar />
      {isOffered && <OpenChatCard />}
      {isAsked && <Skeleton height={88} />}
      {!contact && !error && <ContactSkeleton />}
      {!contact && error && <ReadFailure error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      {isEmpty && !isOffered && !isAsked && (
        <EmptyState drawing={chatDrawing} title={t('contactEmptyTitle')} text={t('contactEmptyText')} />
      )}
      {contact?.text && (
        <Card>
          <RichText html={contact.text} />
        </Card>
      )}
      {(contact || error) && (
        <ContactLinks
          name={contact?.name ?? null}
          link={contact?.link ?? null}
          website={website}
          code={contact?.code ?? null}
        />
      )}
      <div className={groupStyles['group']}>
        <PreferencesRow />
      </div>
      <p className={styles['version']}>{t('version', { version })}</p>
    </div>
  )
}

function SupportCode({ address, onError }: { address: string; onError(): void }) {
  const { t } = useTranslation('info')
  const isWide = useMedia('(min-width: 1000px)')
  return (
    <div className={styles['code']}>
      <Fold icon={QrCode} kind="accent" label={t('qrHint')} isOpenAtFirst={isWide}>
        <img src={address} alt={t('qr')} width={200} height={200} onError={onError} />
      </Fold>
    </div>
  )
}

function OpenChatCard() {
  const { t } = useTranslation('info')
  // The bar's own icon would lead to the same chat.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['chatBelow'] = ''
    return () => void delete dataset['chatBelow']
  }, [])
  return (
    <button
      type="button"
      className={classes(hero['hero'], styles['chat'])}
      onClick={() => openDialog({ name: 'chat' })}
    >
      <span className={styles['face']} aria-hidden="true">
        <Headset size={26} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{t('chat')}</span> <span className={styles['here']}>{t('chatHere')}</span>
      </span>
      <span className={styles['go']} aria-hidden="true">
        <ChevronRight size={22} />
      </span>
    </button>
  )
}
